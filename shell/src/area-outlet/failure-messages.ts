import type { FailureCode } from '@girassol/federation';

const failureMessages: Record<FailureCode, string> = {
  'GF-201': 'Esta área não faz parte desta instalação.',
  'GF-202': 'Os arquivos desta área não chegaram ao seu navegador.',
  'GF-203': 'Um arquivo desta área não é o que foi publicado, e por segurança não foi executado.',
  'GF-204': 'Esta área precisa de uma versão mais nova do aplicativo.',
  'GF-205': 'Esta área foi publicada com um defeito.',
  'GF-206': 'Esta área encontrou um erro e parou.',
  'GF-207': 'Esta área não tem nada para mostrar neste endereço.',
};

/** Returns the message for the user about the failure of an area. */
export function getFailureMessage(code: FailureCode): string {
  return failureMessages[code];
}
