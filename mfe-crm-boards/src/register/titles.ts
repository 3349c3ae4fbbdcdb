import { type BoardKind, boards } from '@girassol/shared-domain';

/** "Registrar venda": the page and its button. */
export const registerTitle = (kind: BoardKind) => `Registrar ${nounOf(kind)}`;

/** "Editar venda". */
export const editTitle = (kind: BoardKind) => `Editar ${nounOf(kind)}`;

/** "registrada" after a Venda, "registrado" after a Lead. */
export const registeredWord = (kind: BoardKind) =>
  boards[kind].gender === 'f' ? 'registrada' : 'registrado';

/** "da venda", "do lead". */
export const ofNoun = (kind: BoardKind) => `${boards[kind].gender === 'f' ? 'da' : 'do'} ${nounOf(kind)}`;

const nounOf = (kind: BoardKind) => boards[kind].itemName.toLocaleLowerCase('pt-BR');
