import { priceProposal } from './price-proposal';
import { filterFilledOfferOptions } from './stored-lines';
import {
  buildPricingComponent,
  exampleHousePricingContext,
  expectPriced,
  getErrorCodes,
  priceWithComponents,
} from './testing/pricing';

const components = [
  buildPricingComponent('FIXED', 1_000, { _id: 'obra', name: 'Mão de obra' }),
  buildPricingComponent('FIXED', 200, { _id: 'limpeza', name: 'Limpeza', isRevenue: true }),
  buildPricingComponent('PERCENTAGE_KIT', 1, { _id: 'seguro', name: 'Seguro' }),
  buildPricingComponent('PERCENTAGE_SERVICE_AND_KIT', 18, { _id: 'lucro', name: 'Lucro', isRevenue: true }),
  buildPricingComponent('COMMISSION', 3, { _id: 'comissao', name: 'Comissão', comissionPermission: true }),
  buildPricingComponent('TRADING_MARGIN', 2, { _id: 'margem', name: 'Margem de negociação' }),
  buildPricingComponent('PERCENTAGE_PROFIT', 10, { _id: 'participacao', name: 'Participação' }),
];

test('[pricing-015] the stored result has price, profit and margins, and its identities hold', () => {
  const { revenueData: data } = expectPriced(priceWithComponents(components));
  const getLine = (name: string) => data.percentageComponents.find((line) => line.name === name);
  expect(data).toMatchObject({
    pvKitOriginalCost: 10_000,
    totalEqp: data.pvKitCost,
    tradingMargin: 2,
    nfValue: Number((data.finalPrice - 10_000).toFixed(2)),
  });
  expect(data.totalEqp + data.totalSvc).toBeCloseTo(data.finalPrice, 8);
  expect(data.liquidServices).toBeCloseTo(data.totalSvc - 1_000, 8);
  expect(data.equipamentProfit).toBeCloseTo(data.pvKitCost - 10_000 - (getLine('Seguro')?.value ?? 0), 8);
  expect(data.effMargin).toBeCloseTo(data.profit / data.finalPrice, 6);
  expect(data.totalPerKwp).toBeCloseTo(data.finalPrice / 4.95, 2);
  expect(data.profitPerKwp).toBeCloseTo(data.profit / 4.95, 2);
  expect(data.calculatedData.preTaxProfit).toBeCloseTo(
    data.profit + (getLine('Participação')?.value ?? 0),
    8,
  );
  expect(getLine('Comissão')).toMatchObject({ isCommission: true, comissionPermission: true, ogValue: 3 });
});

test('a discount comes out of the seller’s room and leaves the lines alone', () => {
  const { revenueData: full } = expectPriced(priceWithComponents(components));
  const within = expectPriced(priceWithComponents(components, { discount: 100 }));
  expect(within.revenueData.finalPrice).toBeCloseTo(full.finalPrice - 100, 8);
  expect(within.revenueData.serviceCosts).toEqual(full.serviceCosts);
  expect(within.revenueData.calculatedData.preTaxProfit).toBeCloseTo(
    full.calculatedData.preTaxProfit - 100,
    8,
  );
  expect(within.discountNeedsPricingEdit).toBe(false);
  const beyond = expectPriced(priceWithComponents(components, { discount: full.negMarginValue + 0.01 }));
  expect(beyond.discountNeedsPricingEdit).toBe(true);
});

test('a discount below zero or above the price is refused', () => {
  expect(getErrorCodes(priceWithComponents(components, { discount: -0.01 }))).toEqual(['DISCOUNT_INVALID']);
  expect(getErrorCodes(priceWithComponents([], { discount: 10_000.01 }))).toEqual(['DISCOUNT_INVALID']);
  expect(expectPriced(priceWithComponents([], { discount: 10_000 })).revenueData).toMatchObject({
    finalPrice: 0,
    effMargin: 0,
  });
});

test('[proposals-027] a line of zero is not stored', () => {
  const { revenueData } = expectPriced(
    priceWithComponents([buildPricingComponent('PER_KM', 2), buildPricingComponent('COMMISSION', 0)], {
      context: { ...exampleHousePricingContext, km: 0 },
    }),
  );
  expect(revenueData.serviceCosts).toEqual([]);
  expect(revenueData.percentageComponents).toEqual([]);
});

test('[proposals-028] a financing term needs installments and a value', () => {
  const options = [
    { installments: 60, value: 633.2 },
    { installments: 0, value: 633.2 },
    { installments: 60, value: 0 },
  ];
  expect(filterFilledOfferOptions(options)).toEqual([options[0]]);
});

describe('by hand', () => {
  const byHand = (more: object) =>
    priceProposal({
      method: 'MANUAL',
      calc: 'GROSS_MARGIN',
      kitCost: 10_000,
      context: { ...exampleHousePricingContext, kwp: 5 },
      servicePricePerkWp: 200,
      serviceCosts: [{ name: 'Projeto', value: 500 }],
      ...more,
    });

  test('[proposals-026] an empty margin is 20', () => {
    const { revenueData } = expectPriced(byHand({}));
    expect(revenueData).toMatchObject({
      totalEqp: 12_000,
      totalSvc: 1_800,
      finalPrice: 13_800,
      profit: 2_300,
    });
  });

  test('kit and service have margins of their own, by the account’s calculation', () => {
    const { revenueData } = expectPriced(byHand({ calc: 'MARKUP', marginEquip: 20, margin: 25 }));
    expect(revenueData).toMatchObject({ totalEqp: 12_500, totalSvc: 2_000, finalPrice: 14_500 });
  });

  test('[proposals-027] lines of zero are left out', () => {
    const serviceCosts = [
      { name: 'Nada', value: 0 },
      { name: 'Projeto', value: 500 },
    ];
    expect(expectPriced(byHand({ serviceCosts })).revenueData.serviceCosts).toMatchObject([
      { name: 'Projeto' },
    ]);
  });

  test('tax is taken of the service invoice, which is the whole price when the company invoices the kit', () => {
    const direct = expectPriced(byHand({ taxes: 10 })).revenueData;
    expect(direct).toMatchObject({ nfValue: 3_800, profit: 1_920 });
    const whole = expectPriced(byHand({ taxes: 10, kitInvoicedBySupplier: false })).revenueData;
    expect(whole).toMatchObject({ nfValue: 13_800, profit: 920 });
  });

  test('a margin that cannot be divided by, and amounts that are none, are refused', () => {
    const serviceCosts = [{ name: 'Projeto', value: -1 }];
    expect(getErrorCodes(byHand({ calc: 'MARKUP', marginEquip: 100, serviceCosts }))).toEqual([
      'VALUE_NEGATIVE',
      'MARGIN_TOO_HIGH',
    ]);
  });
});

describe('the price of somebody who may not make prices', () => {
  const fixed = (frontPrice: number, discount = 0) =>
    priceProposal({
      method: 'FRONT_PRICE',
      frontPrice,
      kitCost: 9_000,
      discount,
      context: exampleHousePricingContext,
    });

  test('is that of the kit', () => {
    expect(expectPriced(fixed(12_000)).revenueData).toMatchObject({
      finalPrice: 12_000,
      totalEqp: 12_000,
      totalSvc: 0,
    });
  });

  test('cannot be missing or lowered', () => {
    expect(getErrorCodes(fixed(0))).toEqual(['FRONT_PRICE_INVALID']);
    expect(getErrorCodes(fixed(12_000, 1))).toEqual(['DISCOUNT_INVALID']);
  });
});

test('a person can follow how a price came about', () => {
  const { price } = expectPriced(priceWithComponents(components, { discount: 100 }));
  const steps = price.formula.map(({ label, expression }) => `${label}: ${expression}`);
  expect(steps[0]).toBe('Preço do kit: R$ 10.000,00 ÷ (1 − 23% − 1%)');
  expect(steps[1]).toBe('Preço do serviço: R$ 1.200,00 ÷ (1 − 23%)');
  expect(price.formula.map(({ key }) => key)).toEqual(['kit', 'service', 'list', 'final']);
  const profit = price.percentageComponents.find(({ componentId }) => componentId === 'lucro');
  expect(profit?.formula).toBe('18% de R$ 14.716,34');
});
