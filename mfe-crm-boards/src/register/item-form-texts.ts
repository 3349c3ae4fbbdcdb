import type { BoardKind } from '@girassol/shared-domain';

interface DealTexts {
  /** An example of a good name, in the field for it. */
  nameExample: string;
  /** A line of why over the fields of the item. */
  hint: string;
}

/**
 * Texts of the form for registering and editing an item, by kind of board: an example of a name, and a hint.
 */
export const itemFormTexts: Record<BoardKind, DealTexts> = {
  PRE_SALES: {
    nameExample: 'Ex.: Casa própria, R$ 450/mês',
    hint: 'Valor e potência podem ficar em branco até a qualificação.',
  },
  SALES: {
    nameExample: 'Ex.: Telhado da casa, 12 módulos',
    hint: 'Valor e potência podem ficar em branco enquanto não houver orçamento.',
  },
  ADMINISTRATIVE: {
    nameExample: 'Ex.: Compra do kit e nota fiscal',
    hint: 'Com prazo, o cartão avisa quando ele expira.',
  },
  PROJECT: {
    nameExample: 'Ex.: Homologação do telhado da casa',
    hint: 'Com prazo, o cartão avisa quando ele expira.',
  },
  INSTALLATION: {
    nameExample: 'Ex.: Instalação no telhado, 12 módulos',
    hint: 'Com prazo, o cartão avisa quando ele expira.',
  },
  AFTER_SALES: {
    nameExample: 'Ex.: Limpeza anual dos módulos',
    hint: 'O valor pode ficar em branco: serviços e produtos se somam depois, no próprio cartão.',
  },
};
