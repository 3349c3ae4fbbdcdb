import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { generateId } from '@girassol/api-platform/database';
import type { CreditRequest, FinancingOfferTerms } from '@girassol/shared-domain/contract';
import { computeNfeKeyCheckDigit } from '@girassol/shared-domain/financing';
import sharp from 'sharp';
import { buildPdf } from '../src/demo/make-pdf';
import type { TestFile } from './form';
import type { TestApi } from './harness';
import { beginProposal } from './proposals';
import type { TestPerson } from './test-people';

/** Creates a readable photo of a document for tests. Each call creates different bytes. */
export async function createDocumentPhoto(
  name = 'documento.jpg',
  width = 1_200,
  height = 900,
): Promise<TestFile> {
  const background = `#${randomUUID().slice(0, 6)}`;
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, content: Buffer.concat([content, Buffer.from(randomUUID())]) };
}

/** Creates a PDF of one page for tests. Each call creates different bytes. */
export const createDocumentPdf = (name = 'documento.pdf', line: string = randomUUID()): TestFile => ({
  name,
  content: buildPdf('Documento', [line]),
});

/**
 * Builds a PDF for tests whose pages have the given contents. With `isPacked`, the objects are in a
 * compressed object stream.
 */
export function buildPdfWithPages(
  contents: readonly (string | null)[],
  { more = '', isPacked = false } = {},
): Buffer {
  const pages = contents.map(
    (content, index) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] ${content === null ? '' : `/Contents ${10 + index} 0 R`} >>`,
  );
  const dictionaries = ['<< /Type /Catalog /Pages 2 0 R >>', ...pages, more].join('\n');
  const packed = deflateSync(dictionaries).toString('latin1');
  const first = isPacked
    ? `1 0 obj\n<< /Type /ObjStm /N 2 /First 9 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`
    : `1 0 obj\n${dictionaries}\nendobj\n`;
  const streams = contents.map((content, index) => {
    const text = deflateSync(content ?? '').toString('latin1');
    return `${10 + index} 0 obj\n<< /Filter /FlateDecode /Length ${text.length} >>\nstream\n${text}\nendstream\nendobj\n`;
  });
  return Buffer.from(`%PDF-1.7\n${first}${streams.join('')}%%EOF\n`, 'latin1');
}

/** Completes the first 43 digits of an NF-e (invoice) key with its check digit. */
export const completeNfeKey = (first43: string): string => `${first43}${computeNfeKeyCheckDigit(first43)}`;

/** Builds the XML of an NF-e (invoice) for tests. */
export function buildNfeXml({ key = NFE_KEY, issuer = '11222333000181', value = '15000.00' } = {}): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe${key}" versao="4.00">
<emit><CNPJ>${issuer}</CNPJ><xNome>Distribuidora &amp; Filhos</xNome></emit>
<total><ICMSTot><vNF>${value}</vNF></ICMSTot></total></infNFe></NFe></nfeProc>`);
}

/** Valid key of an NF-e (invoice) for tests. */
export const NFE_KEY = completeNfeKey('3526111122233300018155001000000042100000042');

const request: CreditRequest = {
  customerIdentification: '52998224725',
  customerName: 'Maria da Silva',
  customerEmail: 'maria@cliente.test',
  customerBirthDate: '1985-03-02',
  customerPhone: '11988887777',
  distributorCnpj: '11222333000181',
  integratorCnpj: '11444777000161',
  monthlyBilling: 8_000,
  electricBillAverage: 450,
  projectValue: 20_000,
  cep: '13010000',
  address: 'Rua das Flores',
  number: '10',
  complement: '',
  district: 'Centro',
  city: 'Campinas',
  state: 'SP',
  stage: 'DEAL',
};

const offer: FinancingOfferTerms = {
  bank: 'Banco de Prova',
  installments: 60,
  installmentValue: 490,
  lastInstallmentValue: 490,
  system: 'PRICE',
  gracePeriod: 0,
  gracePeriodDays: 30,
  entry: 0,
  fee: 0.0149,
  feeYearly: 0.1942,
  totalFinanced: 20_000,
  totalPayment: 29_400,
  insurance: false,
  insuranceValue: 0,
  releaseDate: '2026-01-10',
  firstDueDate: '2026-02-10',
  validUntil: '2099-01-01',
  preApproved: true,
  bestChoice: true,
  refused: false,
  releasedToPurchase: 19_300,
  iof: 500,
  tariff: 200,
  cetYear: 22.1,
  cetMonth: 1.68,
  rateDisagrees: false,
};

interface NewDeal {
  customerId: string;
  isCnpj?: boolean;
  stage?: 'SIMULATION' | 'DEAL';
  /** Bank of the deal. */
  provider?: string;
}

let numbers = 1_000;

/**
 * Inserts a financing with a chosen option into a test's database, in the state in which bank and users would
 * leave it. Returns its id.
 */
export async function addTestFinancing(
  api: TestApi,
  { accountId, userId, ...person }: TestPerson,
  { customerId, isCnpj = false, stage = 'DEAL', provider = 'prova' }: NewDeal,
): Promise<string> {
  const { _id: proposalId } = await beginProposal(api, { accountId, userId, ...person }, customerId);
  const id = generateId();
  numbers += 1;
  await api.query(
    `insert into financings (account_id, id, number, customer_id, proposal_id, user_id, variant, stage, is_cnpj, provider,
       reference, provider_status, status)
     values ($1, $2, $3, $4, $5, $6, 'BTG', $7, $8, $9, $10, 'PENDENTE_DOCUMENTACAO', 'PENDENTE_DOCUMENTACAO')`,
    [accountId, id, numbers, customerId, proposalId, userId, stage, isCnpj, provider, randomUUID()],
  );
  await api.query(
    `insert into financing_options (account_id, id, financing_id, reference, position, offer, terms, valid_until, added,
       chosen)
     values ($1, $2, $3, 'a', 0, $4, '{}', '2099-01-01', 1, true)`,
    [accountId, generateId(), id, JSON.stringify(offer)],
  );
  await api.query(
    `insert into financing_requests (account_id, id, user_id, proposal_id, form, financing_id, request, sent_at)
     values ($1, $2, $3, $4, '{}', $5, $6, now())`,
    [accountId, generateId(), userId, proposalId, id, JSON.stringify(request)],
  );
  return id;
}
