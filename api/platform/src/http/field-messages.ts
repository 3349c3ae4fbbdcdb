import { formatNumber } from '@girassol/shared-domain';

/** Parameters of a zod issue; `too_small` and `too_big` have the limit and the measured kind (`array`, `string` …). */
type IssueDetails = Readonly<Record<string, unknown>>;

/**
 * Formats the message about an invalid form field, for the person who filled the form, from the code and the
 * parameters of a zod issue.
 */
export function formatFieldMessage(issueCode: string, details: IssueDetails = {}): string {
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
    case 'custom':
      return isFractionOfCent(details) ? 'Use no máximo duas casas decimais.' : 'Valor inválido.';
    default:
      return 'Valor inválido.';
  }
}

/** An amount with more than two decimals (`money` of the contract). */
const isFractionOfCent = ({ params }: IssueDetails): boolean =>
  typeof params === 'object' &&
  params !== null &&
  'problem' in params &&
  params.problem === 'FRACTION_OF_CENT';

function tooSmall({ origin, minimum }: IssueDetails): string {
  if (typeof minimum !== 'number') return 'Valor pequeno demais.';
  if (origin === 'array') return minimum === 1 ? 'Informe ao menos um.' : `Informe ao menos ${minimum}.`;
  if (origin === 'string')
    return minimum === 1 ? 'Preencha este campo.' : `Use ao menos ${minimum} caracteres.`;
  return 'Valor pequeno demais.';
}

function tooBig({ origin, maximum }: IssueDetails): string {
  if (typeof maximum !== 'number') return 'Valor grande demais.';
  if (origin === 'array') return `São no máximo ${formatNumber(maximum, 0)}.`;
  if (origin === 'string') return `São no máximo ${formatNumber(maximum, 0)} caracteres.`;
  return 'Valor grande demais.';
}
