import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';

/** Returns the title of the register page and the label of its button, for example "Registrar venda". */
export const getRegisterItemTitle = (kind: BoardKind) => `Registrar ${getItemNoun(kind)}`;

/** Returns the title of the edit page, for example "Editar venda". */
export const getEditItemTitle = (kind: BoardKind) => `Editar ${getItemNoun(kind)}`;

/**
 * Returns the Portuguese participle for a registered item of a board: "registrada" or "registrado", by the
 * gender of the item's noun.
 */
export const getRegisteredParticiple = (kind: BoardKind) =>
  boardDescriptions[kind].gender === 'f' ? 'registrada' : 'registrado';

/** Returns the noun for an item of a board with the preposition "of": "da venda", "do lead". */
export const getPossessiveItemNoun = (kind: BoardKind) =>
  `${boardDescriptions[kind].gender === 'f' ? 'da' : 'do'} ${getItemNoun(kind)}`;

const getItemNoun = (kind: BoardKind) => boardDescriptions[kind].itemName.toLocaleLowerCase('pt-BR');
