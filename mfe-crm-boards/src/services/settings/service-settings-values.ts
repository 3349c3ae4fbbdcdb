import { findRepeatedNameIndexes } from '@girassol/shared-domain';
import type { AfterSalesService, Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { parsePriceComponents } from '../service-values';

/** Maximum number of services in the list; the server refuses a longer one (`settingsChange`). */
export const MAX_SERVICES = 200;

/** Form values of one after-sales service or product in the settings. `_id` is missing for a new row. */
export interface ServiceSettingsRow {
  /** Stays with the row whatever happens to it. */
  key: string;
  /** New ones have none yet. */
  _id?: string;
  name: string;
  type: AfterSalesService['type'];
  /** Usual price of one unit, R$. */
  price: number | null;
  /** Price components, one per line. */
  priceComps: string;
}

/**
 * Form values of the settings section for after-sales services: the services and products that the account
 * offers.
 */
export interface ServiceSettingsValues {
  offers: ServiceSettingsRow[];
}

export const toServiceSettingsValues = ({ afterSalesServices }: Settings): ServiceSettingsValues => ({
  offers: afterSalesServices.map(({ _id, name, type, price, priceComps = [] }) => ({
    key: _id,
    _id,
    name,
    type,
    price,
    priceComps: priceComps.join('\n'),
  })),
});

/**
 * Returns the validation errors of the service rows as a Formik error object; an empty object if all rows are
 * valid.
 */
export function getServiceSettingsErrors({ offers }: ServiceSettingsValues): {
  offers?: (Record<string, string> | undefined)[];
} {
  const repeated = findRepeatedNameIndexes(offers.map(({ name }) => name));
  const errors = offers.map(({ name, price, priceComps }, index) => {
    const wrong = {
      ...(name.trim() === '' && { name: 'Dê um nome ao serviço.' }),
      ...(repeated.has(index) && { name: 'Este nome já está na lista.' }),
      ...(price === null && { price: 'Insira o preço.' }),
      ...(parsePriceComponents(priceComps).some((line) => line.length > 200) && {
        priceComps: 'Use no máximo 200 letras por linha.',
      }),
      ...(parsePriceComponents(priceComps).length > 30 && { priceComps: 'Use no máximo 30 linhas.' }),
    };
    return Object.keys(wrong).length > 0 ? wrong : undefined;
  });
  return errors.some(Boolean) ? { offers: errors } : {};
}

/** Builds the settings change that replaces the list of after-sales services. */
export const buildServiceSettingsChange = ({ offers }: ServiceSettingsValues): SettingsChange => ({
  afterSalesServices: offers.map(({ _id, name, type, price, priceComps }) => ({
    ...(_id && { _id }),
    name: name.trim(),
    type,
    price: price ?? 0,
    priceComps: parsePriceComponents(priceComps),
  })),
});
