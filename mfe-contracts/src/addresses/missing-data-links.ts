import { type BoardKind, buildBoardPath } from '@girassol/shared-domain';
import type { DataEntryLocation } from '@girassol/shared-domain/templates';

const WIZARD = '/proposta/gerar-proposta';

/** Paths of the wizard steps, in the proposals area, on which each part of a proposal is entered. */
const stepPaths: Partial<Record<DataEntryLocation, (frontId: string) => string>> = {
  consumption: (frontId) => `${WIZARD}/dados-consumo/editar?pid=${frontId}`,
  kit: (frontId) => `${WIZARD}/escolha-kit/${frontId}`,
  generation: (frontId) => `${WIZARD}/dados-geracao/nova/${frontId}`,
  price: (frontId) => `${WIZARD}/escolha/precificacao/${frontId}`,
  customisation: (frontId) => `${WIZARD}/personalizacao/${frontId}`,
  validation: (frontId) => `${WIZARD}/validacao/${frontId}`,
  financing: (frontId) => `${WIZARD}/financiamento/${frontId}`,
};

interface MissingDataContext {
  customerId: string;
  item: { _id: string; type: BoardKind };
  /** Code of the proposal; null where none was chosen. */
  frontId: string | null;
  /** User on whose board the item is opened. */
  userId: string;
  /** False for people who do not own the account: they cannot change its data. */
  isOwner: boolean;
}

/**
 * Creates a function that returns the address of the page on which a missing value of a contract can be
 * entered; the function returns null if no page asks for the value.
 */
export const createMissingDataLinkBuilder =
  ({ customerId, item, frontId, userId, isOwner }: MissingDataContext) =>
  (place: DataEntryLocation): string | null => {
    if (place === 'account') return isOwner ? `/conta/info/${userId}` : null;
    if (place === 'customer') return `/cliente/editar/${customerId}?aba=dados`;
    if (place === 'item') return `${buildBoardPath(item.type, userId)}?item=${item._id}`;
    return (frontId && stepPaths[place]?.(encodeURIComponent(frontId))) ?? null;
  };
