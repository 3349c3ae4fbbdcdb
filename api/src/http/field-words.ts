/** What was wrong with a field (zod's issue code), in words for the person who filled it. */
export function wordsFor(issueCode: string): string {
  switch (issueCode) {
    case 'invalid_type':
      return 'Campo ausente ou de tipo inválido.';
    case 'too_big':
      return 'Valor grande demais.';
    case 'too_small':
      return 'Valor pequeno demais.';
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
