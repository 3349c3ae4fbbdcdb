import type { AfterSalesLine, AfterSalesService, RequestBody } from '@girassol/shared-domain/contract';
import { number, object, string } from 'yup';

type Request = RequestBody<'POST /sales/single/services/single/:saleId/:serviceId'>;

/** Form values of a service line. */
export interface ServiceValues {
  serviceId: string | null;
  quantity: number | null;
  /** Price of one unit, in R$. */
  price: number | null;
  /** Price components, one per line. */
  priceComps: string;
}

const MAX_LINE_LENGTH = 200;
const MAX_LINES = 30;

export const emptyServiceValues: ServiceValues = {
  serviceId: null,
  quantity: 1,
  price: null,
  priceComps: '',
};

/** Converts a saved service line of an activity to the form values of the line. */
export function toServiceValues({ _id, quantity, price, priceComps }: AfterSalesLine): ServiceValues {
  return { serviceId: _id, quantity, price, priceComps: priceComps.join('\n') };
}

/**
 * Returns the form values of a service line after another service was chosen. Takes the default price and the
 * default price components of the service, unless the person has typed other values.
 */
export function applyServiceChoice(
  values: ServiceValues,
  services: readonly AfterSalesService[],
  serviceId: string | null,
): ServiceValues {
  const usual = (id: string | null) => {
    const service = services.find(({ _id }) => _id === id);
    return { price: service?.price ?? null, priceComps: (service?.priceComps ?? []).join('\n') };
  };
  const before = usual(values.serviceId);
  const next = usual(serviceId);
  const isTyped = values.price !== null && values.price !== before.price;
  const isDescribed = values.priceComps !== '' && values.priceComps !== before.priceComps;
  return {
    ...values,
    serviceId,
    ...(!isTyped && { price: next.price }),
    ...(!isDescribed && { priceComps: next.priceComps }),
  };
}

/**
 * Parses the price components of a service from a text with one component per line. Empty lines are ignored.
 */
export const parsePriceComponents = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const serviceSchema = object({
  serviceId: string().nullable().required('Escolha o serviço.'),
  quantity: number()
    .nullable()
    .required('Insira a quantidade.')
    .min(1, 'Ao menos uma unidade.')
    .max(100_000, 'Quantidade alta demais.'),
  price: number().nullable().required('Insira o preço.').max(9_999_999_999.99, 'Preço alto demais.'),
  priceComps: string()
    .test(
      'lines',
      `Use no máximo ${MAX_LINES} linhas.`,
      (text = '') => parsePriceComponents(text).length <= MAX_LINES,
    )
    .test('long', `Use no máximo ${MAX_LINE_LENGTH} letras por linha.`, (text = '') =>
      parsePriceComponents(text).every((line) => line.length <= MAX_LINE_LENGTH),
    ),
});

/** Builds the request that saves a service line (boards.aftersales-003). The quantity of a SERVICE is always 1. */
export function buildServiceRequest(
  values: ServiceValues,
  type: AfterSalesService['type'] | undefined,
): Request {
  return {
    price: values.price ?? 0,
    priceComps: parsePriceComponents(values.priceComps),
    quantity: type === 'SUPPLY' ? (values.quantity ?? 1) : 1,
  };
}
