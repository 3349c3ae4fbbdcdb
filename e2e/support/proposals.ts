import type { Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from './api';
import { newTag } from './board';

/** A proposal with its price, of a customer of one journey alone, and the word that only this customer's name has in it. */
export async function aPricedProposal({
  call,
  session,
}: Caller): Promise<{ proposal: Proposal; tag: string }> {
  const tag = newTag();
  const { userId } = session;
  const { customer } = await call('POST /customers/new/:userId', {
    params: { userId },
    body: { name: `Proposta ${tag}`, uf: 'SP', city: 'Campinas' },
  });
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
        },
      ],
      location: { uf: 'SP', city: 'Campinas' },
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
  const { proposal: generated } = await call('POST /proposals/step-3/:pid', {
    params,
    body: { version: chosen.version },
  });
  const { proposal: priced } = await call('POST /proposals/step-4/:pid', {
    params,
    body: { method: 'AUTO', version: generated.version },
  });
  return { proposal: priced, tag };
}

/** The same, finished. */
export async function aFinishedProposal(person: Caller): Promise<{ proposal: Proposal; tag: string }> {
  const { proposal, tag } = await aPricedProposal(person);
  const { _id, version } = proposal;
  const finish = { params: { pid: _id }, body: { version } };
  return { ...(await person.call('POST /proposals/step-6/:pid', finish)), tag };
}
