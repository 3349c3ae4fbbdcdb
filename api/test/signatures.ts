import { createHash } from 'node:crypto';
import { addDays, SIGNATURE_MODULE, toIsoDate } from '@girassol/shared-domain';
import type { Answer, Body, Signature } from '@girassol/shared-domain/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Documents } from '../src/areas/signatures/signing';
import { makePdf } from '../src/demo/make-pdf';
import { newId } from '../src/platform/database';
import type { TestBoards } from './boards';
import type { TestApi } from './harness';
import { grantModule } from './modules';
import type { Person } from './people';

/** Checks and seals without another process: what is sealed begins with the original, and can be told from it. */
export const testDocuments: Documents = {
  inspect: async (pdf) => ({
    pages: 2,
    problem: pdf.includes('/JavaScript') ? 'O PDF tem um programa dentro. Imprima-o como PDF.' : null,
  }),
  seal: async (_toSeal, original) => Buffer.concat([original, Buffer.from('\n% lacrado')]),
};

/** A PDF that somebody brings. */
export const contractBytes = (text = 'Contrato'): Buffer => makePdf('Contrato', [text]);

export const inDays = (days: number): string => addDays(toIsoDate(Date.now()), days);

/** People with CPFs whose check digits are right. */
export const maria = {
  name: 'Maria',
  surname: 'da Conceição',
  email: 'maria@exemplo.com.br',
  document: '529.982.247-25',
  phone: '(47) 99999-8888',
} satisfies Body<'POST /signatures/single/person/:saleId/:contractId'>;
export const joao = {
  name: 'João',
  surname: 'Souza',
  email: 'joao@exemplo.com.br',
  document: '111.444.777-35',
  phone: '(47) 98888-7777',
} satisfies Body<'POST /signatures/single/person/:saleId/:contractId'>;

type NewSigner = Body<'POST /signatures/single/person/:saleId/:contractId'>;

export interface TestContract {
  saleId: string;
  contractId: string;
}

/** Short ways through the signature of a contract. */
export interface TestSignatures {
  /** A contract of a new item of this person. */
  contract(as?: Person, name?: string): Promise<TestContract>;
  /** The same with these people in its draft. */
  draft(signers: readonly NewSigner[], as?: Person): Promise<TestContract>;
  /** The same, sent; answers the signature too. */
  sent(
    signers: readonly NewSigner[],
    options?: { isOrdered?: boolean; validityDate?: string; as?: Person },
  ): Promise<TestContract & { signature: Signature }>;
  read(place: TestContract, as?: Person): Promise<Signature>;
  trail(place: TestContract): Promise<Answer<'GET /signatures/single/trail/:saleId/:contractId'>>;
  /** The part of a signer's link that follows the server's name. */
  pathOf(signature: Signature, index?: number): string;
  /** The code that was mailed last to this address. */
  codeFor(email: string): Promise<string>;
  visit(path: string, cookie?: string): Promise<LightMyRequestResponse>;
  post(path: string, fields?: Record<string, string>, cookie?: string): Promise<LightMyRequestResponse>;
  /** Walks from the link to the end of the form; answers what the form answered. */
  signAs(signer: NewSigner, path: string, changes?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Types the right code; answers the cookie that says so. */
  proofOf(signer: NewSigner, path: string): Promise<string>;
  mails(kind: string): Promise<{ to_address: string; subject: string; text: string }[]>;
}

const HOST = 'localhost:8080';

/** Makes what tests of signatures stand on; call it in `beforeAll`. */
export async function testSignatures(api: TestApi, boards: TestBoards): Promise<TestSignatures> {
  const { owner, neighbour } = api.people;
  for (const person of [owner, neighbour]) {
    await grantModule(api, person, SIGNATURE_MODULE);
    await setTestQuota(api, person, 1_000);
  }
  let count = 0;

  const contract: TestSignatures['contract'] = async (as = owner, name = 'Contrato de teste') => {
    const item = await boards.addItem(as);
    return { saleId: item._id, contractId: await addContract(api, as, item._id, { name, number: ++count }) };
  };
  const draft: TestSignatures['draft'] = async (signers, as = owner) => {
    const params = await contract(as);
    await api.call('POST /signatures/single/:saleId/:contractId', { as, params });
    for (const body of signers)
      await api.call('POST /signatures/single/person/:saleId/:contractId', { as, params, body });
    return params;
  };
  const visit: TestSignatures['visit'] = (url, cookie) =>
    api.send({
      method: 'GET',
      url,
      headers: { host: HOST, accept: 'text/html', ...(cookie !== undefined && { cookie }) },
    });
  const post: TestSignatures['post'] = (url, fields = {}, cookie) =>
    api.send({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie !== undefined && { cookie }),
      },
    });
  const mails: TestSignatures['mails'] = (kind) =>
    api.query('select to_address, subject, text from mail_outbox where kind = $1 order by created_at, id', [
      kind,
    ]);
  const codeFor: TestSignatures['codeFor'] = async (email) => {
    const [mail] = (await mails('signature-code')).filter(({ to_address }) => to_address === email).slice(-1);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const proofOf: TestSignatures['proofOf'] = async ({ email }, path) => {
    await post(`${path}/codigo`);
    const answer = await post(`${path}/conferir`, { code: await codeFor(email) });
    return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  };

  return {
    contract,
    draft,
    visit,
    post,
    mails,
    codeFor,
    proofOf,
    async sent(signers, { isOrdered = false, validityDate = inDays(15), as = owner } = {}) {
      const params = await draft(signers, as);
      if (isOrdered) {
        const { signature } = await api.call('GET /signatures/single/:saleId/:contractId', { as, params });
        const persons = signature.persons.map(({ _id }) => _id);
        const body = { isOrdered, persons };
        await api.call('PUT /signatures/single/order/:saleId/:contractId', { as, params, body });
      }
      const body = { base64File: contractBytes().toString('base64'), validityDate };
      const { signature } = await api.call('PUT /signatures/single/:saleId/:contractId', {
        as,
        params,
        body,
      });
      return { ...params, signature };
    },
    async read(params, as = owner) {
      const { saleId, contractId } = params;
      const request = { as, params: { saleId, contractId } };
      return (await api.call('GET /signatures/single/:saleId/:contractId', request)).signature;
    },
    trail: ({ saleId, contractId }) =>
      api.call('GET /signatures/single/trail/:saleId/:contractId', {
        as: owner,
        params: { saleId, contractId },
      }),
    pathOf: ({ persons }, index = 0) =>
      new URL(persons[index]?.clicksignSignUrl ?? 'http://none.test/').pathname,
    async signAs(signer, path, changes = {}) {
      const cookie = await proofOf(signer, path);
      const { body } = await visit(`${path}/assinar`, cookie);
      const form = {
        name: `${signer.name} ${signer.surname}`,
        document: signer.document,
        hasAgreed: 'sim',
        hash: hiddenIn(body, 'hash'),
        epoch: hiddenIn(body, 'epoch'),
        ...changes,
      };
      return post(`${path}/assinar`, form, cookie);
    },
  };
}

/** A hidden field of a page. */
export const hiddenIn = (body: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

/** How many documents an account may send until the end of next year. */
export const setTestQuota = (
  api: TestApi,
  { accountId }: Pick<Person, 'accountId'>,
  total: number,
): Promise<unknown> =>
  api.query(
    `insert into signature_quotas (account_id, total, valid_from, valid_until)
     values ($1, $2, (now() at time zone 'America/Sao_Paulo')::date, current_date + 400)
     on conflict (account_id) do update set total = excluded.total, valid_until = excluded.valid_until`,
    [accountId, total],
  );

/** A contract of an item, as if it had been generated. */
export async function addContract(
  api: TestApi,
  { accountId, userId }: Pick<Person, 'accountId' | 'userId'>,
  saleId: string,
  { name, number }: { name: string; number: number },
): Promise<string> {
  const id = newId();
  await api.query(
    `insert into sale_contracts (account_id, id, number, sale_id, customer_id, template_name, user_id, name,
       content, validity_date, file_id, sha256)
     select account_id, $3, $4, id, customer_id, 'Modelo', $5, $6, '{}', current_date + 15, $7, $8
     from sales where account_id = $1 and id = $2`,
    [accountId, saleId, id, number, userId, name, newId(), createHash('sha256').update('docx').digest('hex')],
  );
  return id;
}
