import { formatNumber } from '@girassol/shared-domain';

/** What zod tells of an issue; `too_small` and `too_big` have the limit and what it measures (`array`, `string` …). */
type Details = Readonly<Record<string, unknown>>;

/** What was wrong with a field (zod's issue code and its parameters), in words for the person who filled it. */
export function wordsFor(issueCode: string, details: Details = {}): string {
  switch (issueCode) {
    case 'invalid_type':
      return 'Campo ausente ou de tipo inválido.';
    case 'too_big':
      return tooBig(details);
    case 'too_small':
      return tooSmall(details);
    case 'invalid_format':
      return 'Formato inválido.';
    case 'invalid_value':
    case 'invalid_union':
      return 'Valor fora das opções permitidas.';
    case 'unrecognized_keys':
      return 'Campo desconhecido.';
    default:
      return 'Valor inválido.';
  }
}

function tooSmall({ origin, minimum }: Details): string {
  if (typeof minimum !== 'number') return 'Valor pequeno demais.';
  if (origin === 'array') return minimum === 1 ? 'Informe ao menos um.' : `Informe ao menos ${minimum}.`;
  if (origin === 'string')
    return minimum === 1 ? 'Preencha este campo.' : `Use ao menos ${minimum} caracteres.`;
  return 'Valor pequeno demais.';
}

function tooBig({ origin, maximum }: Details): string {
  if (typeof maximum !== 'number') return 'Valor grande demais.';
  if (origin === 'array') return `São no máximo ${formatNumber(maximum, 0)}.`;
  if (origin === 'string') return `São no máximo ${formatNumber(maximum, 0)} caracteres.`;
  return 'Valor grande demais.';
}
