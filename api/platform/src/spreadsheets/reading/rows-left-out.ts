import type { SheetCell } from '@girassol/shared-domain/imports';
import { hasCellContent, type RawSheetRow } from './sheet-source';

const total =
  /^(?:sub-?\s?total|total|totais|soma|somatório|total (?:geral|parcial|de [\p{L} ]{1,30}))\s?:?\s?[\d.,]{0,15}$/iu;
const footer =
  /^(?:p[áa]g(?:ina|\.)? ?\d|(?:relatório )?(?:gerado|emitido|impresso|exportado) (?:em|por)\b)/i;
const amount = /^[-(]?\s?(?:R\$\s?)?[\d.,]+\s?[)%]?$/i;

/** Numbers without a separator that are as long as a postal code, a phone or a document. */
const identifier = /^\d{8,14}$/;
/** Headers of columns whose numbers are no amounts. */
const identifierHeader =
  /(?:^|[^\p{L}])(?:(?:tele)?fones?|tel|cel(?:ular)?|whats(?:app)?|contato|cpf|cnpj|documento|doc|rg|cep|n[uú]mero|n[ºo°]|c[oó]d(?:igo)?|id|ano)(?![\p{L}])/iu;

const toText = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' ? cell.trim() : cell === null || cell === undefined ? '' : String(cell);

interface Table {
  headers: readonly SheetCell[];
  width: number;
}

/**
 * Finds the reason for which a row within a sheet is not data: sums below the rows, numbers of the columns,
 * headers repeated on another page, a line of the program that printed the table. Returns null for a row of
 * data.
 */
export function findRowExclusionReason(
  { cells }: RawSheetRow,
  { headers, width }: Table,
  isFirst: boolean,
): string | null {
  // Most rows are known by their first text to be none of these: a hundred thousand come by here.
  const first = toText(cells.find(hasCellContent));
  const isTotal = width > 1 && total.test(first);
  const isFooter = width > 1 && footer.test(first);
  const mayRepeat = cells[0] !== null && toText(cells[0]) === toText(headers[0]);
  if (!isTotal && !isFooter && !mayRepeat && !(isFirst && first === '1')) return null;

  const texts = cells.filter(hasCellContent).map(toText);
  if (isTotal && hasSums(cells, headers)) return 'Linha de totais, deixada de fora';
  if (isFooter && texts.length === 1) return 'Rodapé de relatório, deixado de fora';
  if (mayRepeat && texts.length > 1 && cells.every((cell, at) => toText(cell) === toText(headers[at])))
    return 'Cabeçalho repetido, deixado de fora';
  const isNumbered =
    isFirst &&
    texts.length >= 3 &&
    texts.length === width &&
    texts.every((text, at) => text === String(at + 1));
  return isNumbered ? 'Linha que só numera as colunas, deixada de fora' : null;
}

/**
 * Tells whether a row that begins like one of totals has sums and nothing else: a company may be named Total, with a phone
 * beside it or with nothing.
 */
function hasSums(cells: RawSheetRow['cells'], headers: readonly SheetCell[]): boolean {
  const first = cells.findIndex(hasCellContent);
  const rest = cells.flatMap((cell, at) =>
    at > first && hasCellContent(cell) ? [{ text: toText(cell), at }] : [],
  );
  if (!rest.every(({ text }) => amount.test(text))) return false;
  // `Total de clientes: 12`.
  if (/\d$/.test(toText(cells[first]))) return true;
  return rest.some(({ text, at }) => !identifier.test(text) && !identifierHeader.test(toText(headers[at])));
}
