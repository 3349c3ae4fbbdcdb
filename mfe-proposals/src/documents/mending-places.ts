import type { MendingPlace } from '@girassol/shared-domain/templates';
import { stepPath } from '../addresses/wizard';

const steps: Partial<Record<MendingPlace, number>> = {
  consumption: 1,
  kit: 2,
  generation: 3,
  price: 4,
  customisation: 5,
  validation: 6,
  financing: 7,
};

/** Where what a proposal lacks is typed; null while no screen asks for it. */
export const proposalPlaceHref =
  ({ frontId, customerId }: { frontId: string; customerId: string }) =>
  (place: MendingPlace): string | null => {
    if (place === 'customer') return `/cliente/editar/${customerId}`;
    const step = steps[place];
    return step === undefined ? null : stepPath(step, frontId);
  };
