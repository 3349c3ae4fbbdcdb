import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CreditRequest } from '@girassol/shared-domain/contract';
import type { BankProvider, SentPaper } from '../src/areas/financings/bank/bank-provider';
import { requestOf } from '../src/areas/financings/bank/demonstration/applications.testing';
import { newId } from '../src/platform/database';
import type { TestApi } from './harness';
import type { Person } from './people';

/** The demonstration bank that a test's server runs with. */
export function demonstrationBank({ app }: Pick<TestApi, 'app'>): BankProvider {
  const { current } = app.banks;
  if (!current?.isDemonstration) throw new Error('this server has another bank');
  return current;
}

/** A paper with these words in it. */
export const paperOf = (semantic: string, name = `${semantic}.pdf`, version = 1): SentPaper => ({
  semantic,
  version,
  name,
  contentType: 'application/pdf',
  sha256: createHash('sha256').update(name).digest('hex'),
  open: async () => Readable.from([Buffer.from(name)]),
});

/** A request at the demonstration bank, past the product. Answers its id at the bank. */
export async function askDemonstrationBank(
  api: Pick<TestApi, 'app' | 'query'>,
  { accountId }: Pick<Person, 'accountId'>,
  changes: Partial<CreditRequest> = {},
): Promise<{ id: string; accountId: string; reference: string }> {
  const key = newId();
  const { reference } = await demonstrationBank(api).submit(
    {
      accountId,
      requestId: key,
      financingId: newId(),
      companyName: 'Sol Nascente',
      associates: 1,
      request: requestOf(changes),
    },
    key,
  );
  const [row] = await api.query<{ id: string }>(
    'select id from demo_bank_applications where reference = $1',
    [reference],
  );
  return { id: row?.id ?? '', accountId, reference };
}
