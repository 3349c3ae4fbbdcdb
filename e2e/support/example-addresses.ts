import { type BoardKind, boardKinds, boards, proposalCode } from '@girassol/shared-domain';
import type { ImportType } from '@girassol/shared-domain/imports';
import { typeAt } from '../../mfe-imports/src/addresses/imports';
import type { Caller } from './api';
import { aCustomer } from './board';
import { aDeal } from './financings';
import { aFinishedProposal, aKit, aPricedProposal } from './proposals';
import type { Screen } from './screens-of-product';
import { aPublishedSite } from './websites';

interface People {
  owner: Caller;
  admin: Caller;
  origin: string;
}

type Values = Record<string, () => Promise<string>>;

/**
 * Returns what fills the parameters of an address: something that the owner of the demonstration has, or that is made
 * once it is asked for. A parameter that nothing is known for is an error, as nobody would look at its screen.
 */
export function exampleAddresses(
  people: People,
): (screen: Pick<Screen, 'pattern' | 'query'>) => Promise<string> {
  const known = valuesOf(people);
  const special = specialValues(people, known);
  const needed = queriesOf(people, known);
  return async ({ pattern, query }) => {
    const values = { ...known, ...special(pattern) };
    const fill = (text: string) => filled(text, values);
    const behind = query === undefined ? await needed(pattern) : await fill(query);
    return behind === undefined ? fill(pattern) : `${await fill(pattern)}?${behind}`;
  };
}

const parameter = /:(\w+)\??/g;

/** A text with the values of its parameters. */
async function filled(text: string, values: Values): Promise<string> {
  const found = new Map<string, string>();
  for (const [whole, name = ''] of text.matchAll(parameter)) {
    const find = values[name];
    if (!find) throw new Error(`${text} has no example of ${whole}: support/example-addresses.ts`);
    found.set(name, encodeURIComponent(await find()));
  }
  return text.replace(parameter, (_whole, name: string) => found.get(name) ?? '');
}

/** Returns the parameters of an address that nothing is known for. */
export function parametersWithout(people: People, pattern: string): string[] {
  const known = valuesOf(people);
  const values = { ...known, ...specialValues(people, known)(pattern) };
  return [...pattern.matchAll(parameter)]
    .filter(([, name = '']) => !values[name])
    .map(([whole]) => `${whole} of ${pattern}`);
}

/** Asks once. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

function firstOf<One>(list: readonly One[], what: string): One {
  const [first] = list;
  if (first === undefined) throw new Error(`the demonstration has no ${what}`);
  return first;
}

/** By the name of the parameter, where it means the same in every address. */
function valuesOf(people: People): Values {
  const { owner, admin } = people;
  const { userId, managerId } = owner.session;
  const page = { multiplier: 1 };
  const customer = once(() => aCustomer(owner));
  const priced = once(() => aPricedProposal(owner));
  const finished = once(async () => (await aFinishedProposal(owner)).proposal);
  const signature = once(async () => {
    const { signatures } = await owner.call('POST /signatures/paginated/:userId/:multiplier', {
      params: { userId, ...page },
      body: {},
    });
    return firstOf(signatures, 'contract that is being signed');
  });
  const deal = once(() => aDeal(owner, admin));
  const kit = once(() => aKit(owner, 'Exemplo', 8));
  const order = once(async () => {
    const params = { proposalId: (await finished())._id };
    return (await owner.call('POST /orders/new/:proposalId', { params, body: {} })).order;
  });
  const constant = (value: string) => async () => value;
  return {
    uid: constant(managerId),
    accountId: constant(managerId),
    cid: async () => (await customer())._id,
    sid: itemOf(owner, 'SALES'),
    pid: async () => (await priced())._id,
    proposalId: async () => (await finished())._id,
    saleId: async () => (await signature()).sale._id,
    kitId: async () => (await kit())._id,
    orderId: async () => (await order())._id,
    fid: async () => (await deal()).financing._id,
    optionId: async () => (await deal()).financing.proposals.find(({ chosen }) => chosen)?._id ?? '',
    contractId: async () => {
      const { contracts } = await owner.call('GET /contracts/user/:userId', { params: { userId } });
      return firstOf(contracts, 'template of contracts')._id;
    },
    mid: async () => {
      const { items } = await owner.call('GET /modules/paginated/:multiplier', { params: page });
      return firstOf(items, 'module')._id;
    },
    iid: async () => {
      const { items } = await owner.call('GET /inverters/paginated/:multiplier', { params: page });
      return firstOf(items, 'inverter')._id;
    },
    eid: async () => {
      const { items } = await owner.call('GET /equipaments/paginated/:multiplier', { params: page });
      return firstOf(items, 'equipment')._id;
    },
    importId: () => anImport(people, 'customer'),
    id: async () => (await aPublishedSite(owner)).slug,
    slug: async () => {
      const { settings } = await owner.call('GET /settings/user/:userId', { params: { userId } });
      return settings.proposalSlug ?? '';
    },
    count: async () => String((await finished()).count),
    code: async () => proposalCode((await finished()).frontId),
    signingToken: async () => signingToken(owner),
    uploadToken: async () => uploadToken(owner, (await customer())._id),
    // What the choice of a kit knows of a proposal (kits-001): nothing more than how much it wants.
    ...Object.fromEntries(
      [
        ...['power', 'powerGenUc', 'powerNonPeak', 'powerPeak', 'demand', 'distance', 'location'],
        ...['preVendor', 'area', 'perimeter', 'addedOptionalComponents'],
      ].map((name) => [name, constant('0')]),
    ),
    targetPower: constant('4400'),
    ownerId: constant(userId),
    finishedPid: async () => (await finished()).frontId,
    shownContractId: async () => (await signature()).contract._id,
  };
}

/** Where a name means something else than elsewhere. */
function specialValues({ owner }: People, known: Values): (pattern: string) => Values {
  const named = (name: string) => known[name] ?? (() => Promise.reject(new Error(`no value ${name}`)));
  return (pattern): Values => {
    if (/^\/proposta\/(final|arquivo)\//.test(pattern)) return { pid: named('finishedPid') };
    if (pattern.startsWith('/visualizar-contrato/')) return { contractId: named('shownContractId') };
    if (pattern.includes('/resultado/:pid')) return { pid: () => aCalculation(owner) };
    const kind = boardKinds.find((one) => pattern === `${boards[one].basePath}/editar/:sid`);
    return kind ? { sid: itemOf(owner, kind) } : {};
  };
}

const itemOf =
  ({ call, session }: Caller, type: BoardKind) =>
  async () => {
    const params = { id: session.managerId };
    const { items } = await call('POST /kanbans/single/:id', { params, body: { type } });
    return firstOf(items, `item on ${type}`)._id;
  };

/** What an address says behind its path, without which it has nothing to show. */
function queriesOf(people: People, known: Values): (pattern: string) => Promise<string | undefined> {
  return async (pattern) => {
    if (pattern === '/proposta/gerar-proposta/dados-consumo/editar') return `pid=${await known.pid?.()}`;
    if (pattern.endsWith('/mapeamento')) return `arquivo=${await anImport(people, typeAt(pattern))}`;
    return undefined;
  };
}

async function aCalculation({ call }: Caller): Promise<string> {
  const unit = {
    ucName: 'Casa',
    ucType: 'Residencial' as const,
    monthlyConsumption: Array<number>(12).fill(500),
    kwhPrice: 0.95,
  };
  const body = {
    tariffModality: 'B' as const,
    energyBillData: [unit],
    location: { uf: 'SP', city: 'Campinas' },
  };
  return (await call('POST /calculations/new', { body })).calculation._id;
}

/** A spreadsheet that was brought, and not imported yet. */
async function anImport({ owner: { session }, origin }: People, type: ImportType): Promise<string> {
  const form = new FormData();
  form.set('importType', type);
  form.set('file', new File(['Nome completo;E-mail\r\nJoana;joana@exemplo.com.br'], 'clientes.csv'));
  const reply = await fetch(`${origin}/api/imports/files/${session.userId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
    body: form,
  });
  if (!reply.ok) throw new Error(`the spreadsheet was refused: ${reply.status} ${await reply.text()}`);
  return (await reply.json()).import._id;
}

/** Of a link by which a phone sends files to the first folder of a customer. */
async function uploadToken({ call, session }: Caller, cid: string): Promise<string> {
  const params = { userId: session.userId, cid };
  const { archive } = await call('GET /archives/customer/:userId/:cid', { params });
  const folderId = firstOf(archive.folders, 'folder of a customer')._id;
  const { link } = await call('POST /archives/customer/upload-link/:cid/:folderId', {
    params: { cid, folderId },
  });
  return lastPart(link.path);
}

/** Of the link by which somebody signs a contract of the demonstration. */
async function signingToken({ call, session }: Caller): Promise<string> {
  const { signatures } = await call('POST /signatures/paginated/:userId/:multiplier', {
    params: { userId: session.userId, multiplier: 1 },
    body: {},
  });
  for (const { sale, contract } of signatures) {
    const params = { saleId: sale._id, contractId: contract._id };
    const { signature } = await call('GET /signatures/single/:saleId/:contractId', { params });
    const signer = signature.persons.find(({ clicksignSignUrl }) => clicksignSignUrl !== null);
    if (signer?.clicksignSignUrl) return lastPart(signer.clicksignSignUrl);
  }
  throw new Error('the demonstration has no contract that waits for somebody');
}

const lastPart = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '');
