import type { Kit } from '@girassol/shared-domain/contract';

/** Builds a kit by the end of its id, power in kWp, price in R$ and supplier. */
export const buildKit = (id: string, power: number, kitPrice: number, supplier: string): Kit => ({
  _id: `018f0000-0000-7000-8000-0000000000${id}`,
  id: `018f0000-0000-7000-8000-0000000000${id}`,
  kitData: { kitPrice, supplier, voltage: '220 V', fixation: 'Laje' },
  power,
  pvModuleData: [
    {
      manufacturer: 'Helios',
      model: 'H550',
      power: 550,
      quantity: 10,
      weight: 28,
      mLength: 2279,
      width: 1134,
      warrantyDefect: 12,
      warrantyEfficiency: 25,
      price: 0,
    },
  ],
  inverterData: [
    {
      iManufacturer: 'Corrente',
      iModel: 'C5',
      iMonitoring: 'Wi-Fi',
      iPower: 5_000,
      iQuantity: 1,
      iWarranty: 10,
      type: 'string inverter',
      price: 0,
    },
  ],
  additionalItems: [],
  modPriceUnits: 0,
  invPriceUnits: 0,
  eqpPriceUnits: 0,
  owner: { _id: '018f0000-0000-7000-8000-0000000000f0', personalData: { name: 'Ana Souza' } },
  registryTimestamp: 0,
  version: 1,
  lastUpdate: { userName: 'Ana Souza', timestamp: 0 },
});
