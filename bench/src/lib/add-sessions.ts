import { randomBytes } from 'node:crypto';
import { createBoards } from '@girassol/api/src/areas/kanbans/create-boards';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { type Database, generateId } from '@girassol/api-platform/database';
import type { IndividualPermissions } from '@girassol/shared-domain';
import { fillBoard } from './fill-board';
import { fillCustomers } from './fill-customers';

/** Open session of a person, as the API knows it. */
export interface AddedSession {
  token: string;
  accountId: string;
  userId: string;
}

const WEEK_MS = 7 * 24 * 3600_000;

/** Opens sessions of a user without a login, because hashing passwords takes long. */
export function addSessions(
  database: Database,
  { accountId, userId }: Omit<AddedSession, 'token'>,
  count: number,
): Promise<AddedSession[]> {
  return database.asAccount({ accountId }, async (tx) => {
    const sessions: AddedSession[] = [];
    for (let index = 0; index < count; index += 1) {
      const token = randomBytes(32).toString('base64url');
      await tx
        .insertInto('sessions')
        .values({
          account_id: accountId,
          id: generateId(),
          user_id: userId,
          token_hash: hashToken(token),
          expires_at: new Date(Date.now() + WEEK_MS),
        })
        .execute();
      sessions.push({ token, accountId, userId });
    }
    return sessions;
  });
}

interface NewUser {
  name: string;
  /** An account has one manager. */
  type: 'MANAGER' | 'VENDOR';
  permissions?: IndividualPermissions;
}

/** Adds a user to an account who cannot log in, for {@link addSessions}; returns the id. */
export async function addUser(
  database: Database,
  accountId: string,
  { name, type, permissions = {} }: NewUser,
): Promise<string> {
  const id = generateId();
  await database.asAccount({ accountId }, (tx) =>
    tx
      .insertInto('users')
      .values({
        ...{ account_id: accountId, id, email: `${id}@bancada.test`, password_hash: 'x' },
        ...{ type, name, phone: '11999990000', permissions: JSON.stringify(permissions) },
      })
      .execute(),
  );
  return id;
}

/** Adds an account with a manager, customers and a filled sales board, and opens a session of the manager. */
export async function addFilledAccount(
  database: Database,
  name: string,
  { customers, cards }: { customers: number; cards: number },
): Promise<AddedSession> {
  const accountId = generateId();
  await database.asAccount({ accountId }, async (tx) => {
    await tx
      .insertInto('accounts')
      .values({
        ...{ id: accountId, name, signup_plan: 'ENTERPRISE', active_modules: [], whitelabel: null },
        ...{ status_ok: true, status: 'ACTIVE', calculator_only: false, finance_status: null },
      })
      .execute();
    await createBoards(tx, accountId);
  });
  const userId = await addUser(database, accountId, { name: 'Dona', type: 'MANAGER' });
  await fillCustomers(database, accountId, customers);
  await fillBoard(database, accountId, cards);
  const [session] = await addSessions(database, { accountId, userId }, 1);
  if (!session) throw new Error('no session was opened');
  return session;
}
