import type { Body, ConsumptionRequest, EquipmentRequest, Proposal } from '@girassol/shared-domain/contract';
import type { TestApi } from './harness';
import type { Person } from './people';

export const twelve = (value: number): number[] => Array<number>(12).fill(value);

/** A house of group B. */
export const consumption: ConsumptionRequest = {
  tariffModality: 'B',
  energyBillData: [
    {
      ucName: 'Casa',
      ucType: 'Residencial',
      monthlyConsumption: twelve(500),
      kwhPrice: 0.95,
      finViabilityData: { bWireValue: 0.24 },
    },
  ],
  location: { uf: 'SP', city: 'Campinas', distance: 32 },
};

/** Ten modules and an inverter for it. */
export const equipment: EquipmentRequest = {
  pvModuleData: [
    { manufacturer: 'Canadian', power: 550, quantity: 10, weight: 28.6, mLength: 2_279, width: 1_134 },
  ],
  inverterData: [{ iManufacturer: 'Growatt', iModel: 'MIN 5000', iPower: 5, iQuantity: 1 }],
  kitData: { kitPrice: 9_800, kitSupplier: 'Distribuidora', kitFixation: 'Telhado cerâmico' },
};

/** Begins a proposal of a customer. */
export async function beginProposal(
  api: TestApi,
  as: Person,
  cid: string,
  changes: Partial<Body<'POST /proposals/step-1/:cid/:userId'>> = {},
): Promise<Proposal> {
  const { proposal } = await api.call('POST /proposals/step-1/:cid/:userId', {
    as,
    params: { cid, userId: as.userId },
    body: { ...consumption, ...changes },
  });
  return proposal;
}

/** A proposal with its equipment. */
export async function chosenProposal(api: TestApi, as: Person, cid: string): Promise<Proposal> {
  const { _id, version } = await beginProposal(api, as, cid);
  const body = { ...equipment, version };
  return (await api.call('POST /proposals/step-2/:pid', { as, params: { pid: _id }, body })).proposal;
}

/** A proposal that lacks nothing but its validation. */
export async function readyProposal(api: TestApi, as: Person, cid: string): Promise<Proposal> {
  const { _id, version } = await chosenProposal(api, as, cid);
  const params = { pid: _id };
  await api.call('POST /proposals/step-3/:pid', { as, params, body: { version } });
  const price = { method: 'AUTO' as const, version: version + 1 };
  return (await api.call('POST /proposals/step-4/:pid', { as, params, body: price })).proposal;
}

/** A proposal that is with the customer. */
export async function finishedProposal(api: TestApi, as: Person, cid: string): Promise<Proposal> {
  const { _id, version } = await readyProposal(api, as, cid);
  const finish = { as, params: { pid: _id }, body: { version } };
  return (await api.call('POST /proposals/step-6/:pid', finish)).proposal;
}
