import { createHash } from 'node:crypto';
import { generateId } from '@girassol/api-platform/database';
import { addDays, SIGNATURE_MODULE, toIsoDate } from '@girassol/shared-domain';
import type { RequestBody, ResponseBody, Signature } from '@girassol/shared-domain/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { SigningDocumentService } from '../src/areas/signatures/signing';
import { buildPdf } from '../src/demo/make-pdf';
import type { TestBoards } from './boards';
import type { TestApi } from './harness';
import { grantModule } from './modules';
import type { TestPerson } from './test-people';

/**
 * Signing document service for tests, which checks and seals PDFs without other processes. A sealed document
 * starts with the bytes of the original and differs from it.
 */
export const testSigningDocumentService: SigningDocumentService = {
  inspect: async (pdf) => ({
    pages: 2,
    problem: pdf.includes('/JavaScript') ? 'O PDF tem um programa dentro. Imprima-o como PDF.' : null,
  }),
  seal: async (_toSeal, original) => Buffer.concat([original, Buffer.from('\n% lacrado')]),
};

/** Builds a PDF that a test's user uploads as a contract. */
export const buildContractPdf = (text = 'Contrato'): Buffer => buildPdf('Contrato', [text]);

export const getDateInDays = (days: number): string => addDays(toIsoDate(Date.now()), days);

/** Signer with a valid CPF for tests of signatures. */
export const signerMaria = {
  name: 'Maria',
  surname: 'da Conceição',
  email: 'maria@exemplo.com.br',
  document: '529.982.247-25',
  phone: '(47) 99999-8888',
} satisfies RequestBody<'POST /signatures/single/person/:saleId/:contractId'>;
/** Second signer with a valid CPF for tests of signatures. */
export const signerJoao = {
  name: 'João',
  surname: 'Souza',
  email: 'joao@exemplo.com.br',
  document: '111.444.777-35',
  phone: '(47) 98888-7777',
} satisfies RequestBody<'POST /signatures/single/person/:saleId/:contractId'>;

type NewSigner = RequestBody<'POST /signatures/single/person/:saleId/:contractId'>;

/** Ids of a contract and its item in tests of signatures. */
export interface TestContract {
  saleId: string;
  contractId: string;
}

/** Functions for tests that create contracts and have them signed by the API. */
export interface SignatureTestClient {
  /** A contract of a new item of this person. */
  contract(as?: TestPerson, name?: string): Promise<TestContract>;
  /** The same with these people in its draft. */
  draft(signers: readonly NewSigner[], as?: TestPerson): Promise<TestContract>;
  /** The same, sent; answers the signature too. */
  sent(
    signers: readonly NewSigner[],
    options?: { isOrdered?: boolean; validityDate?: string; as?: TestPerson; content?: Buffer },
  ): Promise<TestContract & { signature: Signature }>;
  read(place: TestContract, as?: TestPerson): Promise<Signature>;
  trail(place: TestContract): Promise<ResponseBody<'GET /signatures/single/trail/:saleId/:contractId'>>;
  /** The part of a signer's link that follows the server's name. */
  getPath(signature: Signature, index?: number): string;
  /** The code that was mailed last to this address. */
  codeFor(email: string): Promise<string>;
  visit(path: string, cookie?: string): Promise<LightMyRequestResponse>;
  post(path: string, fields?: Record<string, string>, cookie?: string): Promise<LightMyRequestResponse>;
  /** Walks from the link to the end of the form; answers what the form answered. */
  signAs(signer: NewSigner, path: string, changes?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Types the right code; answers the cookie that says so. */
  getProof(signer: NewSigner, path: string): Promise<string>;
  mails(kind: string): Promise<{ to_address: string; subject: string; text: string }[]>;
}

const HOST = 'localhost:8080';

/** Creates functions and records for tests of signatures. Must be called in `beforeAll`. */
export async function createSignatureTestClient(
  api: TestApi,
  boards: TestBoards,
): Promise<SignatureTestClient> {
  const { owner, neighbour } = api.people;
  for (const person of [owner, neighbour]) {
    await grantModule(api, person, SIGNATURE_MODULE);
    await setTestQuota(api, person, 1_000);
  }
  let count = 0;

  const contract: SignatureTestClient['contract'] = async (as = owner, name = 'Contrato de teste') => {
    const item = await boards.addItem(as);
    return {
      saleId: item._id,
      contractId: await insertContract(api, as, item._id, { name, number: ++count }),
    };
  };
  const draft: SignatureTestClient['draft'] = async (signers, as = owner) => {
    const params = await contract(as);
    await api.call('POST /signatures/single/:saleId/:contractId', { as, params });
    for (const body of signers)
      await api.call('POST /signatures/single/person/:saleId/:contractId', { as, params, body });
    return params;
  };
  const visit: SignatureTestClient['visit'] = (url, cookie) =>
    api.send({
      method: 'GET',
      url,
      headers: { host: HOST, accept: 'text/html', ...(cookie !== undefined && { cookie }) },
    });
  const post: SignatureTestClient['post'] = (url, fields = {}, cookie) =>
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
  const mails: SignatureTestClient['mails'] = (kind) =>
    api.query('select to_address, subject, text from mail_outbox where kind = $1 order by created_at, id', [
      kind,
    ]);
  const codeFor: SignatureTestClient['codeFor'] = async (email) => {
    const [mail] = (await mails('signature-code')).filter(({ to_address }) => to_address === email).slice(-1);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const getProof: SignatureTestClient['getProof'] = async ({ email }, path) => {
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
    getProof: getProof,
    async sent(
      signers,
      { isOrdered = false, validityDate = getDateInDays(15), as = owner, content = buildContractPdf() } = {},
    ) {
      const params = await draft(signers, as);
      if (isOrdered) {
        const { signature } = await api.call('GET /signatures/single/:saleId/:contractId', { as, params });
        const persons = signature.persons.map(({ _id }) => _id);
        const body = { isOrdered, persons };
        await api.call('PUT /signatures/single/order/:saleId/:contractId', { as, params, body });
      }
      const body = { base64File: content.toString('base64'), validityDate };
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
    getPath: ({ persons }, index = 0) =>
      new URL(persons[index]?.clicksignSignUrl ?? 'http://none.test/').pathname,
    async signAs(signer, path, changes = {}) {
      const cookie = await getProof(signer, path);
      const { body } = await visit(`${path}/assinar`, cookie);
      const form = {
        name: `${signer.name} ${signer.surname}`,
        document: signer.document,
        hasAgreed: 'sim',
        hash: getHiddenField(body, 'hash'),
        epoch: getHiddenField(body, 'epoch'),
        ...changes,
      };
      return post(`${path}/assinar`, form, cookie);
    },
  };
}

/** Returns the value of a hidden form field in the HTML of a page under test. */
export const getHiddenField = (body: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

/** Sets how many documents an account of a test may send for signature until the end of next year. */
export const setTestQuota = (
  api: TestApi,
  { accountId }: Pick<TestPerson, 'accountId'>,
  total: number,
): Promise<unknown> =>
  api.query(
    `insert into signature_quotas (account_id, total, valid_from, valid_until)
     values ($1, $2, (now() at time zone 'America/Sao_Paulo')::date, current_date + 400)
     on conflict (account_id) do update set total = excluded.total, valid_until = excluded.valid_until`,
    [accountId, total],
  );

/** Inserts a contract of an item into a test's database, as if it had been generated. Returns its id. */
export async function insertContract(
  api: TestApi,
  { accountId, userId }: Pick<TestPerson, 'accountId' | 'userId'>,
  saleId: string,
  { name, number }: { name: string; number: number },
): Promise<string> {
  const id = generateId();
  await api.query(
    `insert into sale_contracts (account_id, id, number, sale_id, customer_id, template_name, user_id, name,
       content, validity_date, file_id, sha256)
     select account_id, $3, $4, id, customer_id, 'Modelo', $5, $6, '{}', current_date + 15, $7, $8
     from sales where account_id = $1 and id = $2`,
    [
      accountId,
      saleId,
      id,
      number,
      userId,
      name,
      generateId(),
      createHash('sha256').update('docx').digest('hex'),
    ],
  );
  return id;
}
