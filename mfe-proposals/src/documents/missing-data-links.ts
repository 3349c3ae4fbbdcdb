import type { DataEntryLocation } from '@girassol/shared-domain/templates';
import { wizardStepPath } from '../addresses/wizard';

const stepByPart: Partial<Record<DataEntryLocation, number>> = {
  consumption: 1,
  kit: 2,
  generation: 3,
  price: 4,
  customisation: 5,
  validation: 6,
  financing: 7,
};

/**
 * Creates a function that returns the address of the page where data that a proposal's document lacks is
 * entered; null if no page asks for the data. `ownerId` is the user if they own the account, and null for others, who cannot
 * change its data.
 */
export const createMissingDataLinkBuilder =
  ({ frontId, customerId, ownerId }: { frontId: string; customerId: string; ownerId: string | null }) =>
  (place: DataEntryLocation): string | null => {
    if (place === 'account') return ownerId && `/conta/info/${ownerId}`;
    if (place === 'customer') return `/cliente/editar/${customerId}?aba=dados`;
    const step = stepByPart[place];
    return step === undefined ? null : wizardStepPath(step, frontId);
  };
