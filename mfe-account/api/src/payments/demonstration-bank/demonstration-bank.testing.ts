import { generateId } from '@girassol/api-platform/database';
import { addDays, toEpochMs } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { testPayer } from '../payer.fixture';
import type { ChargeRequest, IssuedAuthorization, IssuedCharge, PaymentProvider } from '../payment-provider';
import { getPayerPagePath } from './payer-page/get-payer-page-path';

/** Day on which the tests of the demonstration bank begin. */
export const testDay = '2026-11-30';

/** Returns an instant in São Paulo, `daysLater` days after the first one. */
export const atTime = (daysLater: number, hhmm = '10:00'): Date =>
  new Date(toEpochMs(addDays(testDay, daysLater), hhmm));

/** Builds a request for a charge that is due in five days. */
export const buildChargeRequest = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  key: generateId(),
  amountCents: 118_800,
  dueOn: addDays(testDay, 5),
  expiresAt: atTime(6),
  description: 'Plano CRM, 12 meses',
  payer: testPayer,
  accountId: null,
  now: atTime(0),
  ...changes,
});

/** Acts on the payer's page. Returns the status of the answer. */
export async function actAsPayer(
  app: FastifyInstance,
  reference: string,
  acao: string,
  fields: Record<string, string> = {},
): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: getPayerPagePath(reference),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ acao, ...fields }).toString(),
  });
  return statusCode;
}

/** Creates a charge for tests. */
export const createTestCharge = (
  bank: PaymentProvider,
  changes: Partial<ChargeRequest> = {},
): Promise<IssuedCharge> => bank.createCharge(buildChargeRequest(changes));

/** Requests an authorization for tests. */
export const requestTestAuthorization = (
  bank: PaymentProvider,
  changes: { key?: string; firstCharge?: string; maxCents?: number } = {},
): Promise<IssuedAuthorization> =>
  bank.requestAuthorization({
    key: generateId(),
    payer: testPayer,
    description: 'Plano CRM',
    startsOn: testDay,
    everyMonths: 12,
    accountId: null,
    now: atTime(0),
    ...changes,
  });
