import type { TestBoards } from '../../boards';
import type { TestApi } from '../../harness';
import type { Person } from '../../people';
import { finishedProposal } from '../../proposals';

/** What the parts of one world are made of. Things that several of them name are made once, when the first one asks. */
export interface Beginning {
  api: TestApi;
  boards: TestBoards;
  person: Person;
  /** A seller of the same account. */
  vendorId: string;
  /** Whose account operators work on. */
  client: Person;
  /** Stands in everything of this world. */
  name: string;
  customer(): Promise<string>;
  sale(): ReturnType<TestBoards['addItem']>;
  proposal(): Promise<string>;
}

/** The beginning of another world of a person. */
export function beginning(
  given: Pick<Beginning, 'api' | 'boards' | 'person' | 'vendorId' | 'client' | 'name'>,
): Beginning {
  const { api, boards, person, name } = given;
  const customer = once(() => boards.addCustomer(person, name));
  return {
    ...given,
    customer,
    sale: once(async () => boards.addItem(person, { name, customerId: await customer() })),
    proposal: once(async () => (await finishedProposal(api, person, await customer()))._id),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
