import type { TestBoards } from '../../boards';
import type { TestApi } from '../../harness';
import { createFinishedProposal } from '../../proposals';
import type { TestPerson } from '../../test-people';

/**
 * Context for creating the sample records of one account in tests: the API, users and boards, and records
 * that several areas share, which are created at the first use.
 */
export interface SampleContext {
  api: TestApi;
  boards: TestBoards;
  person: TestPerson;
  /** A seller of the same account. */
  vendorId: string;
  /** Person whose account operators work on. */
  client: TestPerson;
  /** Stands in everything of this world. */
  name: string;
  customer(): Promise<string>;
  sale(): ReturnType<TestBoards['addItem']>;
  proposal(): Promise<string>;
}

/** Creates the context for creating a separate set of sample records for a test's user. */
export function createSampleContext(
  given: Pick<SampleContext, 'api' | 'boards' | 'person' | 'vendorId' | 'client' | 'name'>,
): SampleContext {
  const { api, boards, person, name } = given;
  const customer = once(() => boards.addCustomer(person, name));
  return {
    ...given,
    customer,
    sale: once(async () => boards.addItem(person, { name, customerId: await customer() })),
    proposal: once(async () => (await createFinishedProposal(api, person, await customer()))._id),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
