import { repeatedNames } from '@girassol/shared-domain';
import type { AfterSalesService, Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { compsOf } from '../service-values';

/** A service of the settings while it is edited. */
export interface OfferRow {
  /** Stays with the row whatever happens to it. */
  key: string;
  /** New ones have none yet. */
  _id?: string;
  name: string;
  type: AfterSalesService['type'];
  /** Usual price of one unit, R$. */
  price: number | null;
  /** What the price is made of, a line each. */
  priceComps: string;
}

export interface OfferValues {
  offers: OfferRow[];
}

export const offersOf = ({ afterSalesServices }: Settings): OfferValues => ({
  offers: afterSalesServices.map(({ _id, name, type, price, priceComps = [] }) => ({
    key: _id,
    _id,
    name,
    type,
    price,
    priceComps: priceComps.join('\n'),
  })),
});

/** What is wrong with the rows, by the paths of the form. */
export function offerErrors({ offers }: OfferValues): { offers?: (Record<string, string> | undefined)[] } {
  const repeated = repeatedNames(offers.map(({ name }) => name));
  const errors = offers.map(({ name, price, priceComps }, index) => {
    const wrong = {
      ...(name.trim() === '' && { name: 'Dê um nome ao serviço.' }),
      ...(repeated.has(index) && { name: 'Este nome já está na lista.' }),
      ...(price === null && { price: 'Insira o preço.' }),
      ...(compsOf(priceComps).some((line) => line.length > 200) && {
        priceComps: 'Use no máximo 200 letras por linha.',
      }),
      ...(compsOf(priceComps).length > 30 && { priceComps: 'Use no máximo 30 linhas.' }),
    };
    return Object.keys(wrong).length > 0 ? wrong : undefined;
  });
  return errors.some(Boolean) ? { offers: errors } : {};
}

/** The edit: the whole list. */
export const offerChange = ({ offers }: OfferValues): SettingsChange => ({
  afterSalesServices: offers.map(({ _id, name, type, price, priceComps }) => ({
    ...(_id && { _id }),
    name: name.trim(),
    type,
    price: price ?? 0,
    priceComps: compsOf(priceComps),
  })),
});
