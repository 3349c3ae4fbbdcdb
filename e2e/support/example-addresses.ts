import { type BoardKind, boardDescriptions, boardKinds, getProposalUrlCode } from '@girassol/shared-domain';
import type { ImportType } from '@girassol/shared-domain/imports';
import { getImportTypeOfPath } from '../../mfe-imports/src/addresses/imports';
import type { Caller } from './api';
import { findDemoCustomer } from './board';
import { createFinancingAwaitingDocuments } from './financings';
import type { ProductScreen } from './product-screens';
import { createFinishedProposal, createKit, createPricedProposal } from './proposals';
import { createWaitingSignup } from './signups';
import { writeToSupport } from './tickets';
import { ensurePublishedSite } from './websites';

interface People {
  owner: Caller;
  admin: Caller;
  origin: string;
}

type Values = Record<string, () => Promise<string>>;

/**
 * Returns a function that builds an address from the pattern and query of a screen. Fills parameters with
 * records of the demonstration owner, found or created on demand; throws for a parameter without an example
 * value, since the screen would go unchecked.
 */
export function createAddressFiller(
  people: People,
): (screen: Pick<ProductScreen, 'pattern' | 'query'>) => Promise<string> {
  const known = buildValues(people);
  const special = buildSpecialValues(people, known);
  const needed = createQueryLoader(people, known);
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

/** Lists the parameters of a route pattern for which the tests have no example value. */
export function listParametersWithoutExample(people: People, pattern: string): string[] {
  const known = buildValues(people);
  const values = { ...known, ...buildSpecialValues(people, known)(pattern) };
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

function requireFirst<One>(list: readonly One[], what: string): One {
  const [first] = list;
  if (first === undefined) throw new Error(`the demonstration has no ${what}`);
  return first;
}

/** Builds the example values by parameter name, for names with one meaning in every address. */
function buildValues(people: People): Values {
  const { owner, admin } = people;
  const { userId, managerId } = owner.session;
  const page = { multiplier: 1 };
  const customer = once(() => findDemoCustomer(owner));
  const priced = once(() => createPricedProposal(owner));
  const finished = once(async () => (await createFinishedProposal(owner)).proposal);
  const signature = once(async () => {
    const { signatures } = await owner.call('POST /signatures/paginated/:userId/:multiplier', {
      params: { userId, ...page },
      body: {},
    });
    return requireFirst(signatures, 'contract that is being signed');
  });
  const deal = once(() => createFinancingAwaitingDocuments(owner, admin));
  const kit = once(() => createKit(owner, 'Exemplo', 8));
  const order = once(async () => {
    const params = { proposalId: (await finished())._id };
    return (await owner.call('POST /orders/new/:proposalId', { params, body: {} })).order;
  });
  const signup = once(() => createWaitingSignup(people.origin));
  const ticket = once(() =>
    writeToSupport(people.origin, owner, {
      title: 'Como troco o inversor?',
      content: 'O kit da proposta mudou.',
    }),
  );
  const constant = (value: string) => async () => value;
  return {
    uid: constant(managerId),
    accountId: constant(managerId),
    ticketId: async () => (await ticket())._id,
    article: constant('criar-proposta'),
    managerId: constant(managerId),
    planId: constant('2'),
    suId: async () => (await signup()).signupId,
    // Opens nothing: the page says so.
    email: constant('ninguem@girassol.test'),
    token: async () => (await signup()).payToken,
    cid: async () => (await customer())._id,
    sid: createItemLoader(owner, 'SALES'),
    pid: async () => (await priced())._id,
    proposalId: async () => (await finished())._id,
    saleId: async () => (await signature()).sale._id,
    kitId: async () => (await kit())._id,
    orderId: async () => (await order())._id,
    fid: async () => (await deal()).financing._id,
    optionId: async () => (await deal()).financing.proposals.find(({ chosen }) => chosen)?._id ?? '',
    contractId: async () => {
      const { contracts } = await owner.call('GET /contracts/user/:userId', { params: { userId } });
      return requireFirst(contracts, 'template of contracts')._id;
    },
    mid: async () => {
      const { items } = await owner.call('GET /modules/paginated/:multiplier', { params: page });
      return requireFirst(items, 'module')._id;
    },
    iid: async () => {
      const { items } = await owner.call('GET /inverters/paginated/:multiplier', { params: page });
      return requireFirst(items, 'inverter')._id;
    },
    eid: async () => {
      const { items } = await owner.call('GET /equipaments/paginated/:multiplier', { params: page });
      return requireFirst(items, 'equipment')._id;
    },
    importId: () => anImport(people, 'customer'),
    id: async () => (await ensurePublishedSite(owner)).slug,
    slug: async () => {
      const { settings } = await owner.call('GET /settings/user/:userId', { params: { userId } });
      return settings.proposalSlug ?? '';
    },
    count: async () => String((await finished()).count),
    code: async () => getProposalUrlCode((await finished()).frontId),
    signingToken: async () => findSigningToken(owner),
    uploadToken: async () => createUploadToken(owner, (await customer())._id),
    // Parameters of the kit choice that describe a proposal (kits-001); only the target power matters.
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

/** Builds the example values of addresses in which a parameter name has another meaning. */
function buildSpecialValues({ owner }: People, known: Values): (pattern: string) => Values {
  const named = (name: string) => known[name] ?? (() => Promise.reject(new Error(`no value ${name}`)));
  return (pattern): Values => {
    if (/^\/proposta\/(final|arquivo)\//.test(pattern)) return { pid: named('finishedPid') };
    if (pattern.startsWith('/conta/')) return { uid: named('ownerId') };
    if (pattern.startsWith('/visualizar-contrato/')) return { contractId: named('shownContractId') };
    if (pattern.includes('/resultado/:pid')) return { pid: () => aCalculation(owner) };
    const kind = boardKinds.find((one) => pattern === `${boardDescriptions[one].basePath}/editar/:sid`);
    return kind ? { sid: createItemLoader(owner, kind) } : {};
  };
}

const createItemLoader =
  ({ call, session }: Caller, type: BoardKind) =>
  async () => {
    const params = { id: session.managerId };
    const { items } = await call('POST /kanbans/single/:id', { params, body: { type } });
    return requireFirst(items, `item on ${type}`)._id;
  };

/** Returns the query of an address that shows nothing without one; undefined for all others. */
function createQueryLoader(people: People, known: Values): (pattern: string) => Promise<string | undefined> {
  return async (pattern) => {
    if (pattern === '/proposta/gerar-proposta/dados-consumo/editar') return `pid=${await known.pid?.()}`;
    if (pattern.endsWith('/mapeamento'))
      return `arquivo=${await anImport(people, getImportTypeOfPath(pattern))}`;
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

/** Returns the token of a link by which a phone sends files to the first folder of a customer. */
async function createUploadToken({ call, session }: Caller, cid: string): Promise<string> {
  const params = { userId: session.userId, cid };
  const { archive } = await call('GET /archives/customer/:userId/:cid', { params });
  const folderId = requireFirst(archive.folders, 'folder of a customer')._id;
  const { link } = await call('POST /archives/customer/upload-link/:cid/:folderId', {
    params: { cid, folderId },
  });
  return lastPart(link.path);
}

/** Returns the token of a link by which a demonstration contract is signed. */
async function findSigningToken({ call, session }: Caller): Promise<string> {
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
