import { type Condition, type Facts, meets } from '../access/condition';
import { can } from '../access/rights';
import type { BoardItem } from '../contract/kanbans';
import type { ItemStatus } from '../contract/schemas';
import { boards } from './board-kinds';
import type { BoardKind } from './board-permissions';

/** The wire value of DISTRIBUIÇÃO AUTOMÁTICA: the server picks who has the fewest open items (boards-077). */
export const AUTOMATIC_VENDOR = 'AUTO';

/** A way for an item to leave its board. */
export interface Ending {
  action: 'win' | 'lose' | 'qualify' | 'disqualify' | 'finish';
  /** What the button says. */
  label: string;
  /** How the item stands afterwards. */
  outcome: string;
  /** The same as something somebody did: "ganho por Ana". */
  deed: string;
  /** What has to be said: what was sold, why it was lost, who gets it, who executed it, or only yes. */
  asks: 'sale' | 'reason' | 'seller' | 'execution' | 'confirmation';
}

export type ClosedStatus = Exclude<ItemStatus, 'IN_PROGRESS'>;

const finish = (outcome: string, asks: Ending['asks']): Ending => ({
  action: 'finish',
  label: 'Finalizar',
  outcome,
  deed: 'finalização',
  asks,
});

/**
 * What can become of an item in progress, by board (boards-049, boards-052, boards-054, boards-056). Screens and use
 * cases read this table. From every ending the only way on is back to the board.
 */
export const endings: Record<BoardKind, Partial<Record<ClosedStatus, Ending>>> = {
  PRE_SALES: {
    CLOSED: {
      action: 'qualify',
      label: 'Qualificar',
      outcome: 'Lead Qualificado',
      deed: 'qualificação',
      asks: 'seller',
    },
    LOST: {
      action: 'disqualify',
      label: 'Desqualificar',
      outcome: 'Lead Desqualificado',
      deed: 'desqualificação',
      asks: 'reason',
    },
  },
  SALES: {
    CLOSED: { action: 'win', label: 'Dar Ganho', outcome: 'Venda Ganha', deed: 'ganho', asks: 'sale' },
    LOST: { action: 'lose', label: 'Dar Perdido', outcome: 'Venda Perdida', deed: 'perda', asks: 'reason' },
  },
  ADMINISTRATIVE: { CLOSED: finish('Operação Finalizada', 'confirmation') },
  PROJECT: { CLOSED: finish('Projeto Finalizado', 'execution') },
  INSTALLATION: { CLOSED: finish('Obra Finalizada', 'execution') },
  AFTER_SALES: { CLOSED: finish('Atividade Finalizada', 'confirmation') },
};

/** What may be done with an item, besides moving and editing it. */
export type LifeAction = Ending['action'] | 'return' | 'backToPreSale' | 'addRejection' | 'delete';

/** A card or an item. */
type LifeItem = Pick<BoardItem, 'type' | 'status'> & { relatedPreSale?: string | null | undefined };

/** What this person may do with an item that they see, in the order of a menu. */
export function lifeActions(
  { type, status, relatedPreSale }: LifeItem,
  facts: Pick<Facts, 'session' | 'permissions'>,
): LifeAction[] {
  const isOpen = status === 'IN_PROGRESS';
  const { CLOSED, LOST } = endings[type];
  return [
    ...(isOpen && CLOSED ? [CLOSED.action] : []),
    ...(isOpen && LOST ? [LOST.action] : []),
    ...(isOpen && type === 'PROJECT' ? (['addRejection'] as const) : []),
    ...(isOpen ? [] : (['return'] as const)),
    ...(type === 'SALES' && relatedPreSale && meets({ plan: boards.PRE_SALES.plan }, facts)
      ? (['backToPreSale'] as const)
      : []),
    ...(mayDelete(facts) ? (['delete'] as const) : []),
  ];
}

/** Deleting an item for good: whoever is no vendor, and vendors with dataDeletion. */
export const mayDelete = (facts: Pick<Facts, 'session' | 'permissions'>): boolean =>
  can(facts, 'dataDeletion');

/** Who names the day an item was finished; for others it is the day they say so. */
export const choosesFinishedDate: Condition = { plan: 'ENTERPRISE' };

/** Winning with a day of delivery: it becomes the deadline of the project and the work that are created. */
export const choosesDeliveryDate: Condition = { plan: 'ENTERPRISE', preference: 'autoCreateProjAndInst' };

/** Does a win create a project and a work? Their boards are ENTERPRISE only. */
export const createsProjectAndWork = (facts: Facts): boolean => meets(choosesDeliveryDate, facts);
