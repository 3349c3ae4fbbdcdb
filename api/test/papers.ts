import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { CreditRequest, FinancingOfferTerms } from '@girassol/shared-domain/contract';
import { nfeKeyDigit } from '@girassol/shared-domain/financing';
import sharp from 'sharp';
import { makePdf } from '../src/demo/make-pdf';
import { newId } from '../src/platform/database';
import type { TestFile } from './form';
import type { TestApi } from './harness';
import type { Person } from './people';
import { beginProposal } from './proposals';

/** A photo that can be read; another one each time. */
export async function paperPhoto(name = 'documento.jpg', width = 1_200, height = 900): Promise<TestFile> {
  const background = `#${randomUUID().slice(0, 6)}`;
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, content: Buffer.concat([content, Buffer.from(randomUUID())]) };
}

/** A PDF of one page; another one each time. */
export const paperPdf = (name = 'documento.pdf', line: string = randomUUID()): TestFile => ({
  name,
  content: makePdf('Documento', [line]),
});

/** A PDF whose pages hold these contents, its dictionaries packed into an object stream where `isPacked`. */
export function pdfOf(contents: readonly (string | null)[], { more = '', isPacked = false } = {}): Buffer {
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

/** The first 43 characters of a key and its digit. */
export const keyOf = (first43: string): string => `${first43}${nfeKeyDigit(first43)}`;

/** The XML of an NF-e. */
export function nfeXml({ key = NFE_KEY, issuer = '11222333000181', value = '15000.00' } = {}): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe${key}" versao="4.00">
<emit><CNPJ>${issuer}</CNPJ><xNome>Distribuidora &amp; Filhos</xNome></emit>
<total><ICMSTot><vNF>${value}</vNF></ICMSTot></total></infNFe></NFe></nfeProc>`);
}

export const NFE_KEY = keyOf('3526111122233300018155001000000042100000042');

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
  /** Of the bank that it is with. */
  provider?: string;
}

let numbers = 1_000;

/** A deal whose option is chosen, written as the bank and people would have left it. Answers its id. */
export async function addDeal(
  api: TestApi,
  { accountId, userId, ...person }: Person,
  { customerId, isCnpj = false, stage = 'DEAL', provider = 'prova' }: NewDeal,
): Promise<string> {
  const { _id: proposalId } = await beginProposal(api, { accountId, userId, ...person }, customerId);
  const id = newId();
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
    [accountId, newId(), id, JSON.stringify(offer)],
  );
  await api.query(
    `insert into financing_requests (account_id, id, user_id, proposal_id, form, financing_id, request, sent_at)
     values ($1, $2, $3, $4, '{}', $5, $6, now())`,
    [accountId, newId(), userId, proposalId, id, JSON.stringify(request)],
  );
  return id;
}
