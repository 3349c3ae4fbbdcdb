import { Refusal } from '../refusals/refusal';

/** Refuses a document, in words that say what to do with it. */
export const refuseDocx = (message: string, status: 413 | 415 = 415): Refusal =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });

export const NO_DOCX = 'O arquivo não é um documento do Word (.docx).';

/** Texts for what a document may not bring along. */
export const docxRefusals = {
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

export type DocxRefusal = keyof typeof docxRefusals;
