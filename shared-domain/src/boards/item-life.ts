import { type AccessFacts, type Condition, meetsCondition } from '../access/condition';
import { can } from '../access/rights';
import type { BoardItem } from '../contract/kanbans';
import type { ItemStatus } from '../contract/schemas';
import { boardDescriptions } from './board-kinds';
import type { BoardKind } from './board-permissions';

/**
 * Vendor id in requests that stands for DISTRIBUIÇÃO AUTOMÁTICA: the server picks the vendor with the fewest open items
 * (boards-077).
 */
export const AUTOMATIC_VENDOR_ID = 'AUTO';

/**
 * Definition of one way to end an item so that it leaves its board (win, lose, qualify, disqualify or
 * finish): action, labels and the data that the dialog asks for.
 */
export interface ItemEnding {
  action: 'win' | 'lose' | 'qualify' | 'disqualify' | 'finish';
  /** Label of the button. */
  label: string;
  /** Label of the item's status after the action. */
  outcome: string;
  /** Action as a noun: "ganho por Ana". */
  actionNoun: string;
  /**
   * Input that the action requires: what was sold, why it was lost, who gets it, who executed it, or only a
   * confirmation.
   */
  asks: 'sale' | 'reason' | 'seller' | 'execution' | 'confirmation';
}

export type ClosedItemStatus = Exclude<ItemStatus, 'IN_PROGRESS'>;

const finish = (outcome: string, asks: ItemEnding['asks']): ItemEnding => ({
  action: 'finish',
  label: 'Finalizar',
  outcome,
  actionNoun: 'finalização',
  asks,
});

/**
 * Table of the ways to end an item in progress, by board and resulting status (boards-049, boards-052,
 * boards-054, boards-056). Screens and use cases read this table. An ended item can only return to its board.
 */
export const itemEndings: Record<BoardKind, Partial<Record<ClosedItemStatus, ItemEnding>>> = {
  PRE_SALES: {
    CLOSED: {
      action: 'qualify',
      label: 'Qualificar',
      outcome: 'Lead Qualificado',
      actionNoun: 'qualificação',
      asks: 'seller',
    },
    LOST: {
      action: 'disqualify',
      label: 'Desqualificar',
      outcome: 'Lead Desqualificado',
      actionNoun: 'desqualificação',
      asks: 'reason',
    },
  },
  SALES: {
    CLOSED: { action: 'win', label: 'Dar Ganho', outcome: 'Venda Ganha', actionNoun: 'ganho', asks: 'sale' },
    LOST: {
      action: 'lose',
      label: 'Dar Perdido',
      outcome: 'Venda Perdida',
      actionNoun: 'perda',
      asks: 'reason',
    },
  },
  ADMINISTRATIVE: { CLOSED: finish('Operação Finalizada', 'confirmation') },
  PROJECT: { CLOSED: finish('Projeto Finalizado', 'execution') },
  INSTALLATION: { CLOSED: finish('Obra Finalizada', 'execution') },
  AFTER_SALES: { CLOSED: finish('Atividade Finalizada', 'confirmation') },
};

/**
 * Action that ends, reopens, rejects or deletes an item of a board, as opposed to moving or editing the item.
 */
export type ItemLifecycleAction =
  | ItemEnding['action']
  | 'return'
  | 'backToPreSale'
  | 'addRejection'
  | 'delete';

/** A card or an item. */
type LifeItem = Pick<BoardItem, 'type' | 'status'> & { relatedPreSale?: string | null | undefined };

/**
 * Returns the lifecycle actions that a user may do with a visible item (end, reject, return, delete), in the
 * order of the item's menu.
 */
export function getItemLifecycleActions(
  { type, status, relatedPreSale }: LifeItem,
  facts: Pick<AccessFacts, 'session' | 'permissions'>,
): ItemLifecycleAction[] {
  const isOpen = status === 'IN_PROGRESS';
  const { CLOSED, LOST } = itemEndings[type];
  return [
    ...(isOpen && CLOSED ? [CLOSED.action] : []),
    ...(isOpen && LOST ? [LOST.action] : []),
    ...(isOpen && type === 'PROJECT' ? (['addRejection'] as const) : []),
    ...(isOpen ? [] : (['return'] as const)),
    ...(type === 'SALES' &&
    relatedPreSale &&
    meetsCondition({ plan: boardDescriptions.PRE_SALES.plan }, facts)
      ? (['backToPreSale'] as const)
      : []),
    ...(canDeleteItem(facts) ? (['delete'] as const) : []),
  ];
}

/** Returns true if this person may delete an item permanently: a manager, or a vendor with dataDeletion. */
export const canDeleteItem = (facts: Pick<AccessFacts, 'session' | 'permissions'>): boolean =>
  can(facts, 'dataDeletion');

/**
 * Condition under which a user may choose the day on which an item was finished. For other users the server
 * takes the current day.
 */
export const finishedDateChoiceCondition: Condition = { plan: 'ENTERPRISE' };

/**
 * Condition under which a user who marks a sale as won may choose a day of delivery. The day becomes the
 * deadline of the project and the work that the win creates.
 */
export const deliveryDateChoiceCondition: Condition = {
  plan: 'ENTERPRISE',
  preference: 'autoCreateProjAndInst',
};

/**
 * Returns true if winning a sale also creates a project and a work in this account. The boards of projects
 * and works require the ENTERPRISE plan.
 */
export const doesWinCreateProjectAndWork = (facts: AccessFacts): boolean =>
  meetsCondition(deliveryDateChoiceCondition, facts);
