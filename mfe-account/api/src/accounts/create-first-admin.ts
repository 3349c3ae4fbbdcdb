import { type Database, generateId, StartFailure } from '@girassol/api-platform/database';
import type { ListReactions } from '@girassol/api-platform/modules';
import { isEmail, isPersonName, isStrongPassword } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { isTakenEmail } from '../users/is-taken-email';
import { hashPassword } from '../users/password';
import { createAccount, type NewAccount } from './create-account';

/** Data of the first administrator of an installation: login, name, company and password. */
export interface NewAdmin {
  email: string;
  name: string;
  /** Name of the platform's own account. */
  company: string;
  password: string;
}

/** Two commands at once make one admin. Any number that nothing else locks. */
const ADMIN_LOCK = 7_163_004_213;

/**
 * Creates the first administrator of an installation: the account of the platform itself, and the user who
 * administers the platform.
 */
export async function createFirstAdmin(
  database: Database,
  admin: NewAdmin,
  reactionsTo: ListReactions,
): Promise<void> {
  const { email, name, company, password } = admin;
  if (!isEmail(email)) throw new StartFailure('Informe o e-mail: --email ana@empresa.com.br');
  if (!isPersonName(name)) throw new StartFailure('Informe o nome da pessoa: --name "Ana Souza"');
  if (!isStrongPassword(password)) {
    throw new StartFailure('A senha precisa de 8 caracteres ou mais, com maiúscula, minúscula e número.');
  }
  const id = generateId();
  const passwordHash = await hashPassword(password);
  await database
    .asAccount({ accountId: id }, async (tx) => {
      await sql`select pg_advisory_xact_lock(${ADMIN_LOCK})`.execute(tx);
      const found = await sql<{ has: boolean }>`select has_admin() as has`.execute(tx);
      if (found.rows[0]?.has) throw new StartFailure('Este banco de dados já tem quem o administre.');
      const account: NewAccount = {
        id,
        name: company,
        plan: 'ENTERPRISE',
        modules: [],
        whitelabel: null,
        status: 'OWNER',
        manager: { email, name, passwordHash, isAdmin: true },
      };
      await createAccount(tx, account, reactionsTo('accountOpened'));
    })
    .catch((error) => {
      if (!isTakenEmail(error)) throw error;
      throw new StartFailure(`Alguém já entra com o e-mail ${email}. Use outro.`);
    });
}
