import { createHash } from 'node:crypto';
import { stripDocument } from '@girassol/shared-domain';
import { z } from 'zod';
import { type BankProvider, BankRefusal, type BankRequest, type SentPaper } from '../bank-provider';
import { debt, offersOf, partner, simulation, snapshotOf, upload, webhook } from './answers';
import { qiClient } from './client';
import { readPrivateKey, readPublicKey, readToken } from './token';
import { documentType, registrationStatusOf } from './words';

/** In rows and in the address of its webhooks. */
export const QI_BANK = 'qi';

export interface QiSettings {
  /** From the root of its API, without a slash at the end. */
  url: string;
  /** By which it knows us. */
  apiKey: string;
  /** PEM: our private key, and its public one. */
  privateKey: string;
  publicKey: string;
  patienceMs?: number;
}

const taken = z.object({});
const PAPER_MOST_BYTES = 25 * 1024 * 1024;

/**
 * A bank of another shape than our own: it calls things otherwise, signs every message (JWT, ES512), takes papers in two
 * calls, and tells only that something changed. Its names follow its public manual as far as that goes (docs/decisions/0122).
 */
export function openQi({ url, apiKey, privateKey, publicKey, patienceMs }: QiSettings): BankProvider {
  const call = qiClient({
    url,
    apiKey,
    privateKey: readPrivateKey(privateKey),
    ...(patienceMs !== undefined && { patienceMs }),
  });
  const bankKey = readPublicKey(publicKey);
  const debtPath = (reference: string, rest = '') => `/debt/${encodeURIComponent(reference)}${rest}`;

  /** What a call about a debt carries, with the key by which it is done once. */
  const order = (
    reference: string,
    rest: string,
    body: Record<string, unknown>,
    key: string,
    signal: AbortSignal | undefined,
    method: 'POST' | 'PATCH' = 'POST',
  ) =>
    call({
      method,
      path: debtPath(reference, rest),
      body: { ...body, requester_identifier_key: key },
      answer: taken,
      signal,
    });

  return {
    name: QI_BANK,
    label: 'QI Tech',
    isDemonstration: false,

    async quote({ price, entry, installments, gracePeriod, insurance, system, borrower, today }, signal) {
      const asked = installments.map((number) =>
        call({
          method: 'POST',
          path: '/debt_simulation',
          body: {
            borrower: { person_type: borrower === 'PERSON' ? 'natural' : 'legal' },
            financial: {
              credit_operation_type: 'ccb',
              interest_type: system === 'SAC' ? 'pre_sac' : 'pre_price_days',
              disbursement_date: today,
              disbursed_amount: textOf(price - entry),
              entry_amount: textOf(entry),
              number_of_installments: number,
              principal_grace_period: gracePeriod,
              has_insurance: insurance,
            },
          },
          answer: simulation,
          signal,
        }),
      );
      return (await Promise.all(asked)).flatMap(({ data }) => offersOf(data.disbursement_options, false));
    },

    async submit(request, key, signal) {
      const { key: reference } = await call({
        method: 'POST',
        path: '/debt',
        body: { ...debtOf(request), requester_identifier_key: key },
        answer: debt,
        signal,
      });
      return { reference };
    },
    async beginDeal({ reference }, key, signal) {
      await order(reference, '/analysis', {}, key, signal);
    },
    async accept({ reference }, offer, key, signal) {
      await order(reference, '/acceptance', { disbursement_option_key: offer }, key, signal);
    },
    async sendDocument({ reference }, paper, key, signal) {
      const type = documentType(paper.semantic);
      if (type === null) throw new BankRefusal(`Este banco não recebe ${paper.semantic}.`);
      const bytes = await readAll(paper);
      const { document_key } = await call({
        method: 'POST',
        path: '/upload',
        file: { name: paper.name, contentType: paper.contentType, bytes },
        answer: upload,
        signal,
      });
      const body = { document_type: type, document_key, version: paper.version };
      await order(reference, '/documents', body, key, signal);
    },
    async sendLink({ reference }, link, key, signal) {
      await order(reference, '', { monitoring: { url: link } }, key, signal, 'PATCH');
    },
    async askReview({ reference }, reason, key, signal) {
      await order(reference, '/reanalysis', { reason }, key, signal);
    },
    async cancel({ reference }, reason, key, signal) {
      await order(reference, '/cancel', { reason, cancellation_type: 'permanent' }, key, signal, 'PATCH');
    },
    async status({ reference }, signal) {
      return snapshotOf(await call({ method: 'GET', path: debtPath(reference), answer: debt, signal }));
    },

    async register({ accountId, cnpj, corporateName, name, email, phone }, key, signal) {
      const { status, event_datetime } = await call({
        method: 'POST',
        path: '/partner',
        body: {
          partner_key: accountId,
          document_number: cnpj,
          legal_name: corporateName,
          contact: { name, email, phone },
          requester_identifier_key: key,
        },
        answer: partner,
        signal,
      });
      return { seq: event_datetime, status: registrationStatusOf(status) };
    },
    async registration(accountId, signal) {
      // Asked in a list, as one that it does not know is no error then.
      const { partners } = await call({
        method: 'GET',
        path: `/partner?partner_key=${encodeURIComponent(accountId)}`,
        answer: z.object({ partners: z.array(partner) }),
        signal,
      });
      const [found] = partners;
      if (!found) return null;
      const status = registrationStatusOf(found.status);
      return { seq: found.event_datetime, status, canFinance: status === 'Cadastro Efetuado' };
    },

    verify(headers, body) {
      const said = readToken(headers.authorization ?? '', body, bankKey);
      return said && { id: eventIdOf(body), sentAt: new Date(said.timestamp) };
    },
    readEvent(body) {
      const told = webhook.parse(JSON.parse(body.toString('utf8')));
      const event = { reference: told.key, eventId: eventIdOf(body), snapshot: null };
      if (told.webhook_type !== 'partner') return event;
      return {
        ...event,
        registration: { seq: told.event_datetime, status: registrationStatusOf(told.status) },
      };
    },
  };
}

/** It gives its messages no name: what says the same is the same. */
const eventIdOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

const textOf = (reais: number): string => reais.toFixed(2);
const digitsOf = (text: string): string => text.replace(/\D/g, '');

function debtOf({ requestId, companyName, associates, request }: BankRequest): Record<string, unknown> {
  const document = stripDocument(request.customerIdentification);
  const isCompany = document.length === 14;
  const phone = digitsOf(request.customerPhone);
  const { terms } = request;
  return {
    external_key: requestId,
    stage: request.stage === 'SIMULATION' ? 'simulation' : 'proposal',
    partner: { document_number: stripDocument(request.integratorCnpj), name: companyName },
    supplier: { document_number: stripDocument(request.distributorCnpj), name: request.supplier ?? null },
    borrower: {
      person_type: isCompany ? 'legal' : 'natural',
      name: request.customerName,
      email: request.customerEmail,
      [isCompany ? 'company_document_number' : 'individual_document_number']: document,
      [isCompany ? 'foundation_date' : 'birth_date']: request.customerBirthDate,
      [isCompany ? 'monthly_revenue' : 'monthly_income']: textOf(request.monthlyBilling),
      ...(isCompany && { number_of_partners: associates }),
      phone: { country_code: '055', area_code: phone.slice(0, 2), number: phone.slice(2) },
      address: {
        postal_code: digitsOf(request.cep),
        street: request.address,
        number: request.number,
        complement: request.complement,
        neighborhood: request.district,
        city: request.city,
        state: request.state,
      },
    },
    financial: {
      credit_operation_type: 'ccb',
      project_amount: textOf(request.projectValue),
      average_energy_bill: textOf(request.electricBillAverage),
      ...(terms && {
        entry_amount: textOf(terms.entry),
        numbers_of_installments: terms.installments,
        principal_grace_period: terms.gracePeriod,
        interest_type: terms.system === 'SAC' ? 'pre_sac' : 'pre_price_days',
        has_insurance: terms.insurance,
      }),
    },
  };
}

async function readAll({ open }: SentPaper): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await open()) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > PAPER_MOST_BYTES) throw new BankRefusal('O banco não recebe arquivos de mais de 25 MB.');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
