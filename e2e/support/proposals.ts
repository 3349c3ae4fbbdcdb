import type { BoardCard, Kit, Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from './api';
import { createUniqueWord } from './board';

/** The deal that a proposal is made for. */
type Deal = Pick<BoardCard, '_id' | 'customer'>;

/**
 * Creates a proposal that lacks only its price: 4.40 kWp, a kit of R$ 9.800,00; for a new customer where no deal is
 * given.
 */
export async function createUnpricedProposal(
  { call, session }: Caller,
  tag = createUniqueWord(),
  deal?: Deal,
): Promise<Proposal> {
  const { userId } = session;
  const { customer } =
    deal ??
    (await call('POST /customers/new/:userId', {
      params: { userId },
      body: { name: `Proposta ${tag}`, uf: 'SP', city: 'Campinas' },
    }));
  const { proposal: begun } = await call('POST /proposals/step-1/:cid/:userId', {
    params: { cid: customer._id, userId },
    body: {
      tariffModality: 'B',
      energyBillData: [
        {
          ucName: 'Casa',
          ucType: 'Residencial',
          monthlyConsumption: Array<number>(12).fill(500),
          kwhPrice: 0.95,
          finViabilityData: { bWireValue: 0.24 },
        },
      ],
      location: { uf: 'SP', city: 'Campinas' },
      ...(deal && { saleId: deal._id }),
    },
  });
  const params = { pid: begun._id };
  const { proposal: chosen } = await call('POST /proposals/step-2/:pid', {
    params,
    body: {
      pvModuleData: [{ manufacturer: 'Sol', power: 550, quantity: 8 }],
      inverterData: [{ iManufacturer: 'Onda', iPower: 5_000, iQuantity: 1 }],
      kitData: { kitPrice: 9_800 },
      version: begun.version,
    },
  });
  const { proposal } = await call('POST /proposals/step-3/:pid', {
    params,
    body: { version: chosen.version },
  });
  return proposal;
}

/**
 * Creates a proposal and sets its price: by the pricing rules for a manager, or at the price of the kit for
 * users who may not set prices (proposals-007).
 */
export async function createPricedProposal(
  caller: Caller,
  tag = createUniqueWord(),
  deal?: Deal,
): Promise<Proposal> {
  const { _id, version } = await createUnpricedProposal(caller, tag, deal);
  const terms =
    caller.session.type === 'MANAGER'
      ? { method: 'AUTO' as const }
      : { method: 'FRONT_PRICE' as const, frontPrice: 9_800 };
  const price = { params: { pid: _id }, body: { ...terms, version } };
  return (await caller.call('POST /proposals/step-4/:pid', price)).proposal;
}

/** Creates a finished proposal of a new customer; `tag` is a word that only this customer's name contains. */
export async function createFinishedProposal(caller: Caller): Promise<{ proposal: Proposal; tag: string }> {
  const tag = createUniqueWord();
  const { _id, version } = await createPricedProposal(caller, tag);
  const finish = { params: { pid: _id }, body: { version } };
  return { ...(await caller.call('POST /proposals/step-6/:pid', finish)), tag };
}

/** Creates a kit of 550 Wp modules at R$ 1.000,00 a module, of a manufacturer that no other journey uses. */
export async function createKit(
  { call, session }: Caller,
  manufacturer: string,
  modules: number,
): Promise<Kit> {
  const { kit } = await call('POST /kits/kit-data/:userId/:kitId', {
    params: { userId: session.userId, kitId: '0' },
    body: {
      kitData: { kitPrice: 1_000 * modules, supplier: 'OUTRO', voltage: '220 V', fixation: 'Laje' },
      pvModuleData: [{ manufacturer, power: 550, quantity: modules }],
      inverterData: [{ iManufacturer: 'Onda', iPower: 5_000, iQuantity: 1 }],
    },
  });
  return kit;
}
