import { normalizeHeader } from './headers';

/**
 * Regular expression for Portuguese connective words (`de`, `do`, `ou` …), which are ignored when column
 * headers are compared.
 */
export const connectiveWordsPattern = /\b(?:de|do|da|dos|das|ou|no|na|em)\b/g;

/**
 * Returns the key by which column headers are looked up: normalized, without connective words and spaces.
 * `CPF ou CNPJ do cliente` and `cpf_cnpj_cliente` have the same key.
 */
export const toHeaderKey = (header: string): string =>
  normalizeHeader(header).replace(connectiveWordsPattern, '').replace(/ /g, '');

/** Units and currencies at the end of a header. */
const unitAtEnd =
  /[\s_-](?:em\s+)?(?:kwp?|wp|watts?|kgs?|mm|cm|volts?|r\$|brl|reais|meses|anos|unid(?:ades?)?|un)\.?\s*$/i;

/** Returns a header without brackets, asterisks and the unit at its end: `Potência (kWp) *` becomes `Potência`. */
export function stripHeaderUnit(header: string): string {
  const bare = header
    .slice(0, 200)
    // linear: at most 200 characters
    .replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|[*:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.replace(unitAtEnd, '').trim();
}
