import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { generateId } from '@girassol/api-platform/database';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import type { BankProvider, SentDocument } from '../src/areas/financings/bank/bank-provider';
import { buildTestCreditRequest } from '../src/areas/financings/bank/demonstration/applications.testing';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

/** Returns the demonstration bank of the API under test. */
export function getDemonstrationBank({ app }: Pick<TestApi, 'app'>): BankProvider {
  const { current } = app.banks;
  if (!current?.isDemonstration) throw new Error('this server has another bank');
  return current;
}

/** Builds a document that a test sends to a bank. The contents of the document are its file name. */
export const buildSentDocument = (semantic: string, name = `${semantic}.pdf`, version = 1): SentDocument => ({
  semantic,
  version,
  name,
  contentType: 'application/pdf',
  sha256: createHash('sha256').update(name).digest('hex'),
  open: async () => Readable.from([Buffer.from(name)]),
});

/**
 * Submits a credit request to the demonstration bank directly, without the API of financings. Returns the id
 * of the request at the bank.
 */
export async function submitToDemonstrationBank(
  api: Pick<TestApi, 'app' | 'query'>,
  { accountId }: Pick<TestPerson, 'accountId'>,
  changes: Partial<CreditRequest> = {},
): Promise<{ id: string; accountId: string; reference: string }> {
  const key = generateId();
  const { reference } = await getDemonstrationBank(api).submit(
    {
      accountId,
      requestId: key,
      financingId: generateId(),
      companyName: 'Sol Nascente',
      associates: 1,
      request: buildTestCreditRequest(changes),
    },
    key,
  );
  const [row] = await api.query<{ id: string }>(
    'select id from demo_bank_applications where reference = $1',
    [reference],
  );
  return { id: row?.id ?? '', accountId, reference };
}
