import { randomBytes } from 'node:crypto';
import { hashPassword } from '@girassol/account-api/users';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { type Database, generateId, type Tx } from '@girassol/api-platform/database';
import type { AccountPlan, IndividualPermissions } from '@girassol/shared-domain';

/** User in tests, with account, e-mail address and the token of an open session. */
export interface TestPerson {
  accountId: string;
  userId: string;
  email: string;
  token: string;
}

/**
 * Users in tests, one for each role, each with an open session. The users have no usable password, because
 * hashing with argon2 is slow; login tests set one.
 */
export interface TestPeopleByRole {
  /** MANAGER of an ENTERPRISE account. */
  owner: TestPerson;
  /** VENDOR of the same account: salesKanban, customersList and proposalsList only. Leads the team. */
  vendor: TestPerson;
  /** Another VENDOR of it, with every kanban; member of the team. */
  colleague: TestPerson;
  /** A VENDOR with salesManager, in no team. */
  supervisor: TestPerson;
  /** A VENDOR with no permission at all. */
  newcomer: TestPerson;
  /** MANAGER, BASIC, another account. */
  basic: TestPerson;
  /** MANAGER of an account in bad standing. */
  unpaid: TestPerson;
  /** Calculator-only client of a white-label. */
  calculator: TestPerson;
  /** MANAGER, ENTERPRISE, another account: the neighbour nothing may leak to or from. */
  neighbour: TestPerson;
  /** VENDOR of the neighbour. */
  neighbourVendor: TestPerson;
  /** Administers the platform. */
  admin: TestPerson;
}

/**
 * Users in tests, one for each role, with the ids of the teams in the owner's and the neighbour's account.
 */
export interface TestPeople extends TestPeopleByRole {
  /** A SALES team of the owner's account, led by `vendor`, with `colleague`. */
  teamId: string;
  neighbourTeamId: string;
}

interface NewAccount {
  name: string;
  plan: AccountPlan;
  statusOk?: boolean;
  calculatorOnly?: boolean;
  whitelabel?: string;
}

const everyKanban: IndividualPermissions = {
  salesKanban: true,
  preSalesKanban: true,
  administrativeKanban: true,
  projectKanban: true,
  installationKanban: true,
  afterSalesKanban: true,
};
const NO_PASSWORD = 'x';
/** Sessions outlive every date that a test sets the clock to; an embedded database tells the time by the same clock. */
const SESSIONS_END = new Date('2100-01-01T00:00:00Z');

/** Creates the accounts, users, teams and open sessions for a test file. */
export async function createTestPeople(database: Database): Promise<TestPeople> {
  const enterprise = await addAccount(database, { name: 'Sol Nascente', plan: 'ENTERPRISE' });
  const next = await addAccount(database, { name: 'Vizinha', plan: 'ENTERPRISE' });
  const owner = await addPerson(database, enterprise, 'dono', 'MANAGER');
  const vendor = await addPerson(database, enterprise, 'vendedor', 'VENDOR', {
    salesKanban: true,
    customersList: true,
    proposalsList: true,
  });
  const colleague = await addPerson(database, enterprise, 'colega', 'VENDOR', everyKanban);
  const neighbour = await addPerson(database, next, 'vizinha', 'MANAGER');
  const neighbourVendor = await addPerson(database, next, 'vendedora', 'VENDOR', everyKanban);
  const manager = async (email: string, account: NewAccount) =>
    addPerson(database, await addAccount(database, account), email, 'MANAGER');

  return {
    owner,
    vendor,
    colleague,
    supervisor: await addPerson(database, enterprise, 'supervisora', 'VENDOR', {
      ...everyKanban,
      salesManager: true,
    }),
    newcomer: await addPerson(database, enterprise, 'novata', 'VENDOR'),
    basic: await manager('basico', { name: 'Solo', plan: 'BASIC' }),
    unpaid: await manager('inadimplente', { name: 'Atrasada', plan: 'ENTERPRISE', statusOk: false }),
    calculator: await manager('calculadora', {
      name: 'Serrana',
      plan: 'BASIC',
      calculatorOnly: true,
      whitelabel: 'SERRANA',
    }),
    neighbour,
    neighbourVendor,
    admin: await addAdmin(database),
    teamId: await addTeam(database, vendor, [vendor, colleague]),
    neighbourTeamId: await addTeam(database, neighbourVendor, [neighbourVendor]),
  };
}

async function addAccount(
  database: Database,
  { name, plan, statusOk = true, calculatorOnly = false, whitelabel }: NewAccount,
): Promise<string> {
  const id = generateId();
  await database.asAccount({ accountId: id }, async (tx) => {
    await tx
      .insertInto('accounts')
      .values({
        id,
        name,
        signup_plan: plan,
        active_modules: [],
        whitelabel: whitelabel ?? null,
        status_ok: statusOk,
        status: statusOk ? 'ACTIVE' : 'OVERDUE',
        calculator_only: calculatorOnly,
        finance_status: null,
      })
      .execute();
  });
  return id;
}

async function addPerson(
  database: Database,
  accountId: string,
  login: string,
  type: 'MANAGER' | 'VENDOR',
  permissions: IndividualPermissions = {},
): Promise<TestPerson> {
  const person = {
    accountId,
    userId: generateId(),
    email: `${login}@girassol.test`,
    token: randomBytes(32).toString('base64url'),
  };
  await database.asAccount({ accountId }, async (tx) => {
    await tx
      .insertInto('users')
      .values({
        account_id: accountId,
        id: person.userId,
        email: person.email,
        password_hash: NO_PASSWORD,
        type,
        name: login,
        phone: '11999990000',
        permissions: JSON.stringify(permissions),
      })
      .execute();
    await openSession(tx, person, person.token, SESSIONS_END);
  });
  return person;
}

/** Sets a password with which a test's user can log in. */
export async function setPassword(database: Database, person: TestPerson, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await database.asAccount(person, (tx) =>
    tx.updateTable('users').set({ password_hash }).where('id', '=', person.userId).execute(),
  );
}

/** Opens a session with the given token for a test's user. */
export async function openSession(
  tx: Tx,
  { accountId, userId }: Pick<TestPerson, 'accountId' | 'userId'>,
  token: string,
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      account_id: accountId,
      id: generateId(),
      user_id: userId,
      token_hash: hashToken(token),
      expires_at: expiresAt,
    })
    .execute();
}

/** Opens the session of a test's user again if a test has ended it. */
export async function reopenSession(database: Database, person: TestPerson): Promise<void> {
  await database.asAccount(person, async (tx) => {
    const open = await tx
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hashToken(person.token))
      .executeTakeFirst();
    if (!open) await openSession(tx, person, person.token, SESSIONS_END);
  });
}

async function addAdmin(database: Database): Promise<TestPerson> {
  const account = await addAccount(database, { name: 'Plataforma', plan: 'ENTERPRISE' });
  const admin = await addPerson(database, account, 'admin', 'MANAGER');
  await database.asAccount(admin, (tx) =>
    tx.updateTable('users').set({ is_admin: true }).where('id', '=', admin.userId).execute(),
  );
  return admin;
}

async function addTeam(database: Database, leader: TestPerson, members: TestPerson[]): Promise<string> {
  const id = generateId();
  const account_id = leader.accountId;
  await database.asAccount(leader, async (tx) => {
    await tx
      .insertInto('teams')
      .values({ account_id, id, name: 'Equipe', leader_id: leader.userId })
      .execute();
    const rows = members.map(({ userId }) => ({ account_id, team_id: id, user_id: userId }));
    await tx.insertInto('team_members').values(rows).execute();
  });
  return id;
}
