import type { SampleContext } from './context';

/**
 * Creates the sample records of the catalogue for tests: catalogue items and kits. The request examples
 * delete the records named `doomed`.
 */
export async function createCatalogueSamples({ api, person, name }: SampleContext) {
  const equipped = { model: name, manufacturer: name, power: 550 };
  const module = async () =>
    (await api.call('POST /modules/single', { as: person, body: equipped })).item._id;
  const inverter = async () =>
    (await api.call('POST /inverters/single', { as: person, body: equipped })).item._id;
  const equipment = async () =>
    (await api.call('POST /equipaments/single', { as: person, body: { item: name } })).item._id;
  const kit = async () => {
    const added = await api.call('POST /kits/kit-data/:userId/:kitId', {
      as: person,
      params: { userId: person.userId, kitId: '0' },
      body: {
        kitData: { kitPrice: 9_000, supplier: name },
        pvModuleData: [{ manufacturer: name, power: 550, quantity: 8 }],
        inverterData: [{ iManufacturer: name, iPower: 5, iQuantity: 1 }],
      },
    });
    return added.kit._id;
  };
  return {
    moduleId: await module(),
    doomedModuleId: await module(),
    inverterId: await inverter(),
    doomedInverterId: await inverter(),
    equipmentId: await equipment(),
    doomedEquipmentId: await equipment(),
    kitId: await kit(),
    doomedKitId: await kit(),
  };
}
