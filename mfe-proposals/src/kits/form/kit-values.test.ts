import {
  buildEmptyInverterLine,
  buildEmptyItemLine,
  buildEmptyKitValues,
  buildEmptyModuleLine,
  buildKitBody,
  computeKitTotals,
} from './registered-kit-values';

const filled = {
  ...buildEmptyKitValues(),
  supplier: 'OUTRO',
  otherSupplier: ' Nova Luz ',
  kitPrice: 9_999.9,
  modules: [{ ...buildEmptyModuleLine(), manufacturer: 'Helios', power: 550, quantity: 10, price: 600.1 }],
  inverters: [{ ...buildEmptyInverterLine(), manufacturer: 'Corrente', power: 5, price: 4_000 }],
  items: [{ ...buildEmptyItemLine(), item: 'Cabo', quantity: 50, price: 8.5 }],
};

test('the power and the sums follow the lines', () => {
  expect(computeKitTotals(filled)).toEqual({
    modules: 6_001,
    inverters: 4_000,
    items: 425,
    total: 10_426,
    power: 5.5,
  });
});

test('[kits-008] the payload carries what modules, inverters and items cost', () => {
  expect(buildKitBody(filled)).toMatchObject({
    kitData: { kitPrice: 9_999.9, supplier: 'Nova Luz', voltage: '', fixation: '' },
    modPriceUnits: 6_001,
    invPriceUnits: 4_000,
    eqpPriceUnits: 425,
    inverterData: [{ iPower: 5_000, iQuantity: 1, type: 'string inverter' }],
  });
});
