import type { AfterSalesLine, AfterSalesService, Body } from '@girassol/shared-domain/contract';
import { number, object, string } from 'yup';

type Request = Body<'POST /sales/single/services/single/:saleId/:serviceId'>;

/** The form as it is filled in. */
export interface ServiceValues {
  serviceId: string | null;
  quantity: number | null;
  /** Of one unit, R$. */
  price: number | null;
  /** What the price is made of, a line each. */
  priceComps: string;
}

const LONGEST_LINE = 200;
const MOST_LINES = 30;

export const emptyService: ServiceValues = { serviceId: null, quantity: 1, price: null, priceComps: '' };

export function valuesOfLine({ _id, quantity, price, priceComps }: AfterSalesLine): ServiceValues {
  return { serviceId: _id, quantity, price, priceComps: priceComps.join('\n') };
}

/** The form with another service chosen: its usual price and parts, where nothing else was typed. */
export function withService(
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

/** The lines of the text that say something. */
export const compsOf = (text: string): string[] =>
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
    .test('lines', `Use no máximo ${MOST_LINES} linhas.`, (text = '') => compsOf(text).length <= MOST_LINES)
    .test('long', `Use no máximo ${LONGEST_LINE} letras por linha.`, (text = '') =>
      compsOf(text).every((line) => line.length <= LONGEST_LINE),
    ),
});

/** What saving sends (boards.aftersales-003). The quantity of a SERVICE is not asked: it is done once. */
export function serviceRequestOf(
  values: ServiceValues,
  type: AfterSalesService['type'] | undefined,
): Request {
  return {
    price: values.price ?? 0,
    priceComps: compsOf(values.priceComps),
    quantity: type === 'SUPPLY' ? (values.quantity ?? 1) : 1,
  };
}
