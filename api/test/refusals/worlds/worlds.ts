import { hashToken } from '../../../src/platform/access/find-caller';
import { newId } from '../../../src/platform/database';
import { testBoards } from '../../boards';
import type { TestApi } from '../../harness';
import { bankWorld } from './bank';
import { type Beginning, beginning } from './beginning';
import { activityWorld, boardsWorld, notesWorld } from './boards';
import { catalogueWorld } from './catalogue';
import { contractsWorld } from './contracts';
import { archiveWorld, customersWorld } from './customers';
import { exportsWorld } from './exports';
import { financingsWorld } from './financings';
import { importsWorld } from './imports';
import { ACCESS_LINK, openToAll } from './open-to-all';
import { afterwardsWorld, clientWorld } from './operation';
import { proposalsWorld, templatesWorld } from './proposals';
import { signaturesWorld } from './signatures';
import { simulationsWorld } from './simulations';
import { noSiteWorld, websitesWorld } from './websites';

/** Words that stand in what the neighbour owns, and may stand in nobody else's answer. */
export const SECRET = 'Segredo da Vizinha';

const parts = [
  customersWorld,
  boardsWorld,
  activityWorld,
  notesWorld,
  proposalsWorld,
  templatesWorld,
  archiveWorld,
  catalogueWorld,
  clientWorld,
  afterwardsWorld,
  bankWorld,
  financingsWorld,
  signaturesWorld,
  contractsWorld,
  exportsWorld,
  importsWorld,
  simulationsWorld,
  noSiteWorld,
  websitesWorld,
] as const;

type Part = (typeof parts)[number];
type All<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;

/** Ids of things that exist in one account: of each of its areas what their examples name. */
export type World = All<Awaited<ReturnType<Part>>>;

interface Worlds {
  mine: World;
  theirs: World;
  /** The owner's once more, as far as an example reads it: for calls that use up what they are about. */
  anotherOfMine(example: (world: World) => unknown): Promise<World>;
}

/** One of everything in the owner's account and in the neighbour's. */
export async function testWorlds(api: TestApi): Promise<Worlds> {
  const boards = await testBoards(api);
  const { owner, vendor, neighbour, neighbourVendor, basic, unpaid } = api.people;
  const ofOwner = () =>
    beginning({
      api,
      boards,
      person: owner,
      vendorId: vendor.userId,
      client: basic,
      name: 'Cliente do Dono',
    });
  const ofNeighbour = beginning({
    api,
    boards,
    person: neighbour,
    vendorId: neighbourVendor.userId,
    client: unpaid,
    name: SECRET,
  });

  await inviteNewcomer(api);
  const made = await buildAll(ofOwner());
  const mine = joined(made.values());
  await openToAll(api, owner, mine.customerId);
  return {
    mine,
    theirs: joined((await buildAll(ofNeighbour)).values()),
    async anotherOfMine(example) {
      await inviteNewcomer(api);
      const read = keysRead(example, mine);
      const again = ofOwner();
      const rebuilt: Partial<World>[] = [];
      for (const [part, built] of made)
        if (Object.keys(built).some((key) => read.has(key))) rebuilt.push(await part(again));
      return Object.assign({}, mine, ...rebuilt);
    },
  };
}

async function buildAll(from: Beginning): Promise<Map<Part, Partial<World>>> {
  const built = new Map<Part, Partial<World>>();
  for (const part of parts) built.set(part, await part(from));
  return built;
}

// Every part is there: together they are the world.
const joined = (built: Iterable<Partial<World>>): World => Object.assign({}, ...built) as World;

/** What of a world an example reads. */
function keysRead(example: (world: World) => unknown, world: World): Set<string | symbol> {
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
    [accountId, newId(), userId, hashToken(ACCESS_LINK)],
  );
}
