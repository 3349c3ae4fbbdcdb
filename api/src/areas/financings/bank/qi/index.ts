import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import { stripCpfOrCnpjMask, toPhoneDigits } from '@girassol/shared-domain';
import { getFinancingDocumentLabel } from '@girassol/shared-domain/financing';
import { z } from 'zod';
import {
  type BankCreditRequest,
  type BankProvider,
  BankRefusalError,
  type SentDocument,
} from '../bank-provider';
import { createQiClient } from './client';
import { toQiDocumentType, toRegistrationStatus } from './codes';
import {
  debtResponseSchema,
  partnerResponseSchema,
  simulationResponseSchema,
  toBankOffers,
  toQiSnapshot,
  uploadResponseSchema,
  webhookBodySchema,
} from './responses';
import { parsePrivateKey, parsePublicKey, verifyToken } from './token';

/** Name of the bank QI in database rows and in the address of its webhook. */
export const QI_BANK_NAME = 'qi';

/** Settings of the bank QI. */
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
 * Opens the bank QI. Its interface differs from that of the demonstration bank: it has other names, signs
 * every message (JWT, ES512), takes a document in two calls, and events say only that something changed.
 * Names follow the public manual of QI as far as it goes (docs/financing.md).
 */
export function openQiBank({ url, apiKey, privateKey, publicKey, patienceMs }: QiSettings): BankProvider {
  const call = createQiClient({
    url,
    apiKey,
    privateKey: parsePrivateKey(privateKey),
    ...(patienceMs !== undefined && { patienceMs }),
  });
  const bankKey = parsePublicKey(publicKey);
  const debtPath = (reference: string, rest = '') => `/debt/${encodeURIComponent(reference)}${rest}`;

  /** Builds the arguments of a call about a debt, with the key that makes it idempotent. */
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
    name: QI_BANK_NAME,
    label: 'QI Tech',
    isDemonstration: false,
    // Its calls have no field for it.
    takesSimples: false,

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
              disbursed_amount: formatAmount(price - entry),
              entry_amount: formatAmount(entry),
              number_of_installments: number,
              principal_grace_period: gracePeriod,
              has_insurance: insurance,
            },
          },
          answer: simulationResponseSchema,
          signal,
        }),
      );
      return (await Promise.all(asked)).flatMap(({ data }) => toBankOffers(data.disbursement_options, false));
    },

    async submit(request, key, signal) {
      const { key: reference } = await call({
        method: 'POST',
        path: '/debt',
        body: { ...toDebtRequest(request), requester_identifier_key: key },
        answer: debtResponseSchema,
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
      const type = toQiDocumentType(paper.semantic);
      if (type === null)
        throw new BankRefusalError(`Este banco não recebe ${getFinancingDocumentLabel(paper.semantic)}.`);
      const bytes = await readAll(paper);
      const { document_key } = await call({
        method: 'POST',
        path: '/upload',
        file: { name: paper.name, contentType: paper.contentType, bytes },
        answer: uploadResponseSchema,
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
      return toQiSnapshot(
        await call({ method: 'GET', path: debtPath(reference), answer: debtResponseSchema, signal }),
      );
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
        answer: partnerResponseSchema,
        signal,
      });
      return { seq: event_datetime, status: toRegistrationStatus(status) };
    },
    async registration(accountId, signal) {
      // Asked in a list, as one that it does not know is no error then.
      const { partners } = await call({
        method: 'GET',
        path: `/partner?partner_key=${encodeURIComponent(accountId)}`,
        answer: z.object({ partners: z.array(partnerResponseSchema) }),
        signal,
      });
      const [found] = partners;
      if (!found) return null;
      const status = toRegistrationStatus(found.status);
      return { seq: found.event_datetime, status, canFinance: status === 'Cadastro Efetuado' };
    },

    verify(headers, body) {
      const said = verifyToken(headers.authorization ?? '', body, bankKey);
      return said && { id: computeEventId(body), sentAt: new Date(said.timestamp) };
    },
    readEvent(body) {
      const told = webhookBodySchema.parse(JSON.parse(body.toString('utf8')));
      const event = { reference: told.key, eventId: computeEventId(body), snapshot: null };
      if (told.webhook_type !== 'partner') return event;
      return {
        ...event,
        registration: { seq: told.event_datetime, status: toRegistrationStatus(told.status) },
      };
    },
  };
}

/** Computes the id of an event from its body, because QI sends none. Equal bodies are the same event. */
const computeEventId = (body: Buffer): string => computeSha256(body);

const formatAmount = (reais: number): string => reais.toFixed(2);
const getDigits = (text: string): string => text.replace(/\D/g, '');

function toDebtRequest({
  requestId,
  companyName,
  associates,
  request,
}: BankCreditRequest): Record<string, unknown> {
  const document = stripCpfOrCnpjMask(request.customerIdentification);
  const isCompany = document.length === 14;
  const phone = toPhoneDigits(request.customerPhone);
  const { terms } = request;
  return {
    external_key: requestId,
    stage: request.stage === 'SIMULATION' ? 'simulation' : 'proposal',
    partner: { document_number: stripCpfOrCnpjMask(request.integratorCnpj), name: companyName },
    supplier: {
      document_number: stripCpfOrCnpjMask(request.distributorCnpj),
      name: request.supplier ?? null,
    },
    borrower: {
      person_type: isCompany ? 'legal' : 'natural',
      name: request.customerName,
      email: request.customerEmail,
      [isCompany ? 'company_document_number' : 'individual_document_number']: document,
      [isCompany ? 'foundation_date' : 'birth_date']: request.customerBirthDate,
      [isCompany ? 'monthly_revenue' : 'monthly_income']: formatAmount(request.monthlyBilling),
      ...(isCompany && { number_of_partners: associates }),
      phone: { country_code: '055', area_code: phone.slice(0, 2), number: phone.slice(2) },
      address: {
        postal_code: getDigits(request.cep),
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
      project_amount: formatAmount(request.projectValue),
      average_energy_bill: formatAmount(request.electricBillAverage),
      ...(terms && {
        entry_amount: formatAmount(terms.entry),
        numbers_of_installments: terms.installments,
        principal_grace_period: terms.gracePeriod,
        interest_type: terms.system === 'SAC' ? 'pre_sac' : 'pre_price_days',
        has_insurance: terms.insurance,
      }),
    },
  };
}

async function readAll({ open }: SentDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await open()) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > PAPER_MOST_BYTES) throw new BankRefusalError('O banco não recebe arquivos de mais de 25 MB.');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
