import { type BoardKind, boardPath } from '@girassol/shared-domain';
import type { MendingPlace } from '@girassol/shared-domain/templates';

const WIZARD = '/proposta/gerar-proposta';

/** Where each part of a proposal is typed, in the area of proposals. */
const steps: Partial<Record<MendingPlace, (frontId: string) => string>> = {
  consumption: (frontId) => `${WIZARD}/dados-consumo/editar?pid=${frontId}`,
  kit: (frontId) => `${WIZARD}/escolha-kit/${frontId}`,
  generation: (frontId) => `${WIZARD}/dados-geracao/nova/${frontId}`,
  price: (frontId) => `${WIZARD}/escolha/precificacao/${frontId}`,
  customisation: (frontId) => `${WIZARD}/personalizacao/${frontId}`,
  validation: (frontId) => `${WIZARD}/validacao/${frontId}`,
  financing: (frontId) => `${WIZARD}/financiamento/${frontId}`,
};

interface Place {
  customerId: string;
  item: { _id: string; type: BoardKind };
  /** Code of the proposal; null where none was chosen. */
  frontId: string | null;
  /** Whose board is opened. */
  userId: string;
}

/** Where what a contract lacks is typed; null while no screen asks for it. */
export const mendingHref =
  ({ customerId, item, frontId, userId }: Place) =>
  (place: MendingPlace): string | null => {
    if (place === 'customer') return `/cliente/editar/${customerId}`;
    if (place === 'item') return `${boardPath(item.type, userId)}?item=${item._id}`;
    return (frontId && steps[place]?.(encodeURIComponent(frontId))) ?? null;
  };
