import type { RequestExamples } from '../example';

/** Module of the catalogue, for the examples of catalogue and kits. */
const sampleModule = {
  model: 'Helios 550',
  manufacturer: 'Helios',
  power: 550,
  warrantyDefect: 12,
  warrantyEfficiency: 25,
  weight: 28.5,
  mLength: 2279,
  width: 1134,
  stock: 10,
  price: 620.5,
};
const anInverter = {
  model: 'Corrente 8K',
  manufacturer: 'Corrente',
  power: 8,
  warranty: 10,
  monitoring: '4g',
  voltage: '220',
  type: 'inverter',
  stock: 2,
  price: 4300,
} as const;
const anEquipment = { item: 'Cabo solar', manufacturer: 'Fios', detail: '6 mm²', stock: 100, price: 8.9 };

/** Example requests for tests: routes of the catalogue and of kits. */
export const catalogueExamples = {
  'GET /modules/single/:id': ({ moduleId }) => ({ params: { id: moduleId } }),
  'GET /modules/paginated/:multiplier': () => ({ params: { multiplier: 1 } }),
  'POST /modules/filtered/:multiplier': ({ userId }) => ({
    params: { multiplier: 1 },
    body: { fetchId: userId, searchValue: 'a', pageSize: 10 },
  }),
  'POST /modules/filtered': () => ({ body: { searchValue: 'a' } }),
  'POST /modules/single': () => ({ body: sampleModule }),
  'PUT /modules/single/:id': ({ moduleId }) => ({ params: { id: moduleId }, body: sampleModule }),
  'POST /modules/single/:id': ({ moduleId }) => ({ params: { id: moduleId }, body: {} }),
  'DELETE /modules/single/:id': ({ moduleId }) => ({ params: { id: moduleId } }),
  'POST /modules/selected': ({ doomedModuleId }) => ({ body: { itemsIds: [doomedModuleId] } }),

  'GET /inverters/single/:id': ({ inverterId }) => ({ params: { id: inverterId } }),
  'GET /inverters/paginated/:multiplier': () => ({ params: { multiplier: 1 } }),
  'POST /inverters/filtered/:multiplier': ({ userId }) => ({
    params: { multiplier: 1 },
    body: { fetchId: userId, searchValue: 'a', pageSize: 10 },
  }),
  'POST /inverters/filtered': () => ({ body: { searchValue: 'a' } }),
  'POST /inverters/single': () => ({ body: anInverter }),
  'PUT /inverters/single/:id': ({ inverterId }) => ({ params: { id: inverterId }, body: anInverter }),
  'POST /inverters/single/:id': ({ inverterId }) => ({ params: { id: inverterId }, body: {} }),
  'DELETE /inverters/single/:id': ({ inverterId }) => ({ params: { id: inverterId } }),
  'POST /inverters/selected': ({ doomedInverterId }) => ({ body: { itemsIds: [doomedInverterId] } }),

  'GET /equipaments/single/:id': ({ equipmentId }) => ({ params: { id: equipmentId } }),
  'GET /equipaments/paginated/:multiplier': () => ({ params: { multiplier: 1 } }),
  'POST /equipaments/filtered/:multiplier': ({ userId }) => ({
    params: { multiplier: 1 },
    body: { fetchId: userId, searchValue: 'a', pageSize: 10 },
  }),
  'POST /equipaments/filtered': () => ({ body: { searchValue: 'a' } }),
  'POST /equipaments/single': () => ({
    body: anEquipment,
  }),
  'PUT /equipaments/single/:id': ({ equipmentId }) => ({
    params: { id: equipmentId },
    body: anEquipment,
  }),
  'POST /equipaments/single/:id': ({ equipmentId }) => ({ params: { id: equipmentId }, body: {} }),
  'DELETE /equipaments/single/:id': ({ equipmentId }) => ({ params: { id: equipmentId } }),
  'POST /equipaments/selected': ({ doomedEquipmentId }) => ({ body: { itemsIds: [doomedEquipmentId] } }),

  'GET /kits/paginated/:userId/:multiplier': ({ userId }) => ({ params: { userId, multiplier: 1 } }),
  'POST /kits/filtered/:userId/:multiplier': ({ userId }) => ({
    params: { userId, multiplier: 1 },
    body: {
      fetchType: 'USER',
      fetchId: userId,
      power: 5.5,
      searchValue: 'a',
      filter1Active: true,
      filter1Value: 'Aurora',
    },
  }),
  'POST /kits/target-power/:userId/:multiplier': ({ userId }) => ({
    params: { userId, multiplier: 1 },
    body: { fetchId: userId, power: 5.5, filter8Active: true, filter8Value: { min: 1, max: null } },
  }),
  'GET /kits/options/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /kits/single/:id': ({ kitId }) => ({ params: { id: kitId } }),
  'POST /kits/kit-data/:userId/:kitId': ({ userId, kitId }) => ({
    params: { userId, kitId },
    body: {
      kitData: { kitPrice: 12_500, supplier: 'Aurora', voltage: '220 V', fixation: 'Laje' },
      pvModuleData: [{ manufacturer: 'Helios', model: 'H550', power: 550, quantity: 10, price: 600 }],
      inverterData: [{ iManufacturer: 'Corrente', iModel: 'C5', iPower: 5, iQuantity: 1, price: 4_000 }],
      additionalItems: [{ item: 'Cabo', quantity: 50, price: 8 }],
      modPriceUnits: 6_000,
      invPriceUnits: 4_000,
      eqpPriceUnits: 400,
    },
  }),
  'POST /kits/selected': ({ doomedKitId }) => ({ body: { kitsIds: [doomedKitId] } }),
} satisfies Partial<RequestExamples>;
