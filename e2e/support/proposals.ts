import type { BoardCard, Kit, Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from './api';
import { newTag } from './board';

/** The deal that a proposal is made for. */
type Deal = Pick<BoardCard, '_id' | 'customer'>;

/** A proposal that has everything but its price: 4,40 kWp, a kit of R$ 9.800,00; of a customer of its own without a deal. */
export async function aGeneratedProposal(
  { call, session }: Caller,
  tag = newTag(),
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

/** The same with its price: by the rules, or that of the kit for whoever may not make prices (proposals-007). */
export async function aPricedProposal(caller: Caller, tag = newTag(), deal?: Deal): Promise<Proposal> {
  const { _id, version } = await aGeneratedProposal(caller, tag, deal);
  const terms =
    caller.session.type === 'MANAGER'
      ? { method: 'AUTO' as const }
      : { method: 'FRONT_PRICE' as const, frontPrice: 9_800 };
  const price = { params: { pid: _id }, body: { ...terms, version } };
  return (await caller.call('POST /proposals/step-4/:pid', price)).proposal;
}

/** A finished proposal of a customer of one journey alone, and the word that only this customer's name has in it. */
export async function aFinishedProposal(caller: Caller): Promise<{ proposal: Proposal; tag: string }> {
  const tag = newTag();
  const { _id, version } = await aPricedProposal(caller, tag);
  const finish = { params: { pid: _id }, body: { version } };
  return { ...(await caller.call('POST /proposals/step-6/:pid', finish)), tag };
}

/** A registered kit of 550 Wp modules by a maker that no other journey has: R$ 1.000,00 a module. */
export async function aKit({ call, session }: Caller, manufacturer: string, modules: number): Promise<Kit> {
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
