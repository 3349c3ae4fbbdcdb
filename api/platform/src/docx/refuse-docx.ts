import { Refusal } from '../refusals/refusal';

/**
 * Creates the refusal (413, 415) of a received Word document, with a message that tells the sender what to
 * do.
 */
export const createDocxRefusal = (message: string, status: 413 | 415 = 415): Refusal =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });

export const NOT_A_DOCX_MESSAGE = 'O arquivo não é um documento do Word (.docx).';

/** Messages to the sender of a Word document, by the contents for which it is refused. */
export const docxRefusalMessages = {
  macros: 'O documento tem macros. Salve como Documento do Word (.docx), sem macros.',
  embedded:
    'O documento tem um objeto incorporado (uma planilha, por exemplo). Cole-o como imagem ou tabela.',
  otherDocument: 'O documento traz outro documento dentro dele. Abra-o no Word, salve-o de novo e envie.',
  field: 'O documento tem um campo que busca dados em outro programa ou arquivo (DDE, LINK). Retire-o.',
  outside:
    'O documento usa um modelo ou objeto de outro endereço. Em Desenvolvedor > Modelo de Documento, escolha Normal.',
  link: 'O documento tem um link que não é de página da internet nem de e-mail. Retire-o.',
  picture:
    'O documento tem uma figura de um tipo que não é aceito. Salve-a como PNG ou JPG e insira-a de novo.',
  encoding: 'O documento usa uma codificação que não é aceita. Abra-o no Word, salve-o de novo e envie.',
} as const;

/** Reason for which a received Word document is refused, by its contents. */
export type DocxRefusalReason = keyof typeof docxRefusalMessages;
