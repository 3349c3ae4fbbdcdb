import type {
  ConsumptionRequest,
  EquipmentFormInput,
  Proposal,
  RequestBody,
} from '@girassol/shared-domain/contract';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

/** Returns an array with the same value for each month of a year. */
export const repeatForTwelveMonths = (value: number): number[] => Array<number>(12).fill(value);

/** Request of a proposal's first step for tests: the consumption of a house in tariff group B. */
export const sampleConsumption: ConsumptionRequest = {
  tariffModality: 'B',
  energyBillData: [
    {
      ucName: 'Casa',
      ucType: 'Residencial',
      monthlyConsumption: repeatForTwelveMonths(500),
      kwhPrice: 0.95,
      finViabilityData: { bWireValue: 0.24 },
    },
  ],
  location: { uf: 'SP', city: 'Campinas', distance: 32 },
};

/**
 * Request of a proposal's equipment step for tests: ten modules and an inverter, which fit
 * `sampleConsumption`.
 */
export const sampleEquipment: EquipmentFormInput = {
  pvModuleData: [
    { manufacturer: 'Canadian', power: 550, quantity: 10, weight: 28.6, mLength: 2_279, width: 1_134 },
  ],
  inverterData: [{ iManufacturer: 'Growatt', iModel: 'MIN 5000', iPower: 5, iQuantity: 1 }],
  kitData: { kitPrice: 9_800, kitSupplier: 'Distribuidora', kitFixation: 'Telhado cerâmico' },
};

/** Differences of the first step from {@link sampleConsumption}. */
type ConsumptionChanges = Partial<RequestBody<'POST /proposals/step-1/:cid/:userId'>>;

/** Creates a proposal for a customer of a test, with only its first step saved. */
export async function beginProposal(
  api: TestApi,
  as: TestPerson,
  cid: string,
  changes: ConsumptionChanges = {},
): Promise<Proposal> {
  const { proposal } = await api.call('POST /proposals/step-1/:cid/:userId', {
    as,
    params: { cid, userId: as.userId },
    body: { ...sampleConsumption, ...changes },
  });
  return proposal;
}

/** Creates a proposal for a customer of a test, with consumption and equipment saved. */
export async function createProposalWithEquipment(
  api: TestApi,
  as: TestPerson,
  cid: string,
  changes: ConsumptionChanges = {},
): Promise<Proposal> {
  const { _id, version } = await beginProposal(api, as, cid, changes);
  const body = { ...sampleEquipment, version };
  return (await api.call('POST /proposals/step-2/:pid', { as, params: { pid: _id }, body })).proposal;
}

/** Creates a proposal for a customer of a test with all steps saved, so that it only needs to be finished. */
export async function createReadyProposal(
  api: TestApi,
  as: TestPerson,
  cid: string,
  changes: ConsumptionChanges = {},
): Promise<Proposal> {
  const { _id, version } = await createProposalWithEquipment(api, as, cid, changes);
  const params = { pid: _id };
  await api.call('POST /proposals/step-3/:pid', { as, params, body: { version } });
  const price = { method: 'AUTO' as const, version: version + 1 };
  return (await api.call('POST /proposals/step-4/:pid', { as, params, body: price })).proposal;
}

/** Creates a finished proposal for a customer of a test, which the customer can open. */
export async function createFinishedProposal(
  api: TestApi,
  as: TestPerson,
  cid: string,
  changes: ConsumptionChanges = {},
): Promise<Proposal> {
  const { _id, version } = await createReadyProposal(api, as, cid, changes);
  const finish = { as, params: { pid: _id }, body: { version } };
  return (await api.call('POST /proposals/step-6/:pid', finish)).proposal;
}
