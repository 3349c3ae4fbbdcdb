import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId } from '@girassol/api-platform/database';
import { createTestBoards } from '../../boards';
import type { TestApi } from '../../harness';
import { createAccountArchiveSamples } from './account-archive';
import { createBankSamples } from './bank';
import { createBillingSamples } from './billing';
import { createActivitySamples, createBoardsSamples, createNotesSamples } from './boards';
import { createCatalogueSamples } from './catalogue';
import { createChatSamples } from './chats';
import { createCollaboratorsSamples, renewPublicInvitation } from './collaborators';
import { createSampleContext, type SampleContext } from './context';
import { createContractsSamples } from './contracts';
import { createArchiveSamples, createCustomersSamples } from './customers';
import { createExportsSamples } from './exports';
import { createFinancingsSamples } from './financings';
import { createImportsSamples } from './imports';
import { createBackgroundWorkSamples, createClientAccountSamples } from './operation';
import { createPasskeySamples } from './passkeys';
import { createProposalsSamples, createTemplatesSamples } from './proposals';
import { ACCESS_LINK_TOKEN, createPublicRecords } from './public-records';
import { createSecuritySamples } from './security';
import { createSignaturesSamples } from './signatures';
import { createSimulationsSamples } from './simulations';
import { createSupportSamples } from './support';
import { createNoSiteSamples, createWebsitesSamples } from './websites';

/**
 * Text in all sample data of the neighbour's account. It must not occur in a response to a user of another
 * account.
 */
export const NEIGHBOUR_SECRET_TEXT = 'Segredo da Vizinha';

const parts = [
  createCustomersSamples,
  createBoardsSamples,
  createActivitySamples,
  createNotesSamples,
  createProposalsSamples,
  createTemplatesSamples,
  createArchiveSamples,
  createCatalogueSamples,
  createClientAccountSamples,
  createBackgroundWorkSamples,
  createBankSamples,
  createFinancingsSamples,
  createSignaturesSamples,
  createContractsSamples,
  createExportsSamples,
  createImportsSamples,
  createSimulationsSamples,
  createNoSiteSamples,
  createWebsitesSamples,
  createBillingSamples,
  createSecuritySamples,
  createPasskeySamples,
  createAccountArchiveSamples,
  createSupportSamples,
  createChatSamples,
  createCollaboratorsSamples,
] as const;

type Part = (typeof parts)[number];
type All<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;

/** Ids of the sample records in one account, as the request examples need them. */
export type AccountSamples = All<Awaited<ReturnType<Part>>>;

interface TestSamples {
  mine: AccountSamples;
  theirs: AccountSamples;
  /** The owner's once more, as far as an example reads it: for calls that use up what they are about. */
  anotherOfMine(example: (world: AccountSamples) => unknown): Promise<AccountSamples>;
}

/** Creates one sample record of every kind for tests, in the owner's and in the neighbour's account. */
export async function createTestSamples(api: TestApi): Promise<TestSamples> {
  const boards = await createTestBoards(api);
  const { owner, vendor, neighbour, neighbourVendor, basic, unpaid } = api.people;
  const ofOwner = () =>
    createSampleContext({
      api,
      boards,
      person: owner,
      vendorId: vendor.userId,
      client: basic,
      name: 'Cliente do Dono',
    });
  const ofNeighbour = createSampleContext({
    api,
    boards,
    person: neighbour,
    vendorId: neighbourVendor.userId,
    client: unpaid,
    name: NEIGHBOUR_SECRET_TEXT,
  });

  await inviteNewcomer(api);
  await renewPublicInvitation(api);
  const made = await buildAll(ofOwner());
  const mine = joined(made.values());
  await createPublicRecords(api, owner, mine.customerId);
  return {
    mine,
    theirs: joined((await buildAll(ofNeighbour)).values()),
    async anotherOfMine(example) {
      // A refund has ended the rights of the account.
      await api.query("update accounts set status_ok = true, status = 'ACTIVE' where id = $1", [
        owner.accountId,
      ]);
      await inviteNewcomer(api);
      await renewPublicInvitation(api);
      const read = listUsedKeys(example, mine);
      const again = ofOwner();
      const rebuilt: Partial<AccountSamples>[] = [];
      for (const [part, built] of made)
        if (Object.keys(built).some((key) => read.has(key))) rebuilt.push(await part(again));
      return Object.assign({}, mine, ...rebuilt);
    },
  };
}

async function buildAll(from: SampleContext): Promise<Map<Part, Partial<AccountSamples>>> {
  const built = new Map<Part, Partial<AccountSamples>>();
  for (const part of parts) built.set(part, await part(from));
  return built;
}

// Every part is there: together they are the world.
const joined = (built: Iterable<Partial<AccountSamples>>): AccountSamples =>
  Object.assign({}, ...built) as AccountSamples;

/** Lists the keys of the samples that an example reads. */
function listUsedKeys(
  example: (world: AccountSamples) => unknown,
  world: AccountSamples,
): Set<string | symbol> {
  const read = new Set<string | symbol>();
  example(
    new Proxy(world, {
      get(target, key) {
        read.add(key);
        return Reflect.get(target, key);
      },
    }),
  );
  return read;
}

/** Somebody who got a link to a password and has not used it. */
async function inviteNewcomer(api: TestApi): Promise<void> {
  const { accountId, userId } = api.people.newcomer;
  await api.query('delete from access_links where user_id = $1', [userId]);
  await api.query(
    `insert into access_links (account_id, id, user_id, token_hash, by, expires_at)
     values ($1, $2, $3, $4, 'admin@girassol.test', now() + interval '1 day')`,
    [accountId, generateId(), userId, hashToken(ACCESS_LINK_TOKEN)],
  );
}
