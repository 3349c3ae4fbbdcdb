import { isEmail, isPersonName, isStrongPassword } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { codeOf, type Database, newId, StartFailure } from '../../platform/database';
import { hashPassword } from '../users/password';
import { openAccount } from './open-account';

export interface NewAdmin {
  email: string;
  name: string;
  /** Of the platform's own account. */
  company: string;
  password: string;
}

const UNIQUE_VIOLATION = '23505';
/** Two commands at once make one admin. Any number that nothing else locks. */
const ADMIN_LOCK = 7_163_004_213;

/** The first admin of a database: the account of the platform, and the person who administers it. */
export async function createAdmin(database: Database, admin: NewAdmin): Promise<void> {
  const { email, name, company, password } = admin;
  if (!isEmail(email)) throw new StartFailure('Informe o e-mail: --email ana@empresa.com.br');
  if (!isPersonName(name)) throw new StartFailure('Informe o nome da pessoa: --name "Ana Souza"');
  if (!isStrongPassword(password)) {
    throw new StartFailure('A senha precisa de 8 caracteres ou mais, com maiúscula, minúscula e número.');
  }
  const id = newId();
  const passwordHash = await hashPassword(password);
  await database
    .asAccount({ accountId: id }, async (tx) => {
      await sql`select pg_advisory_xact_lock(${ADMIN_LOCK})`.execute(tx);
      const found = await sql<{ has: boolean }>`select has_admin() as has`.execute(tx);
      if (found.rows[0]?.has) throw new StartFailure('Este banco de dados já tem quem o administre.');
      await openAccount(tx, {
        id,
        name: company,
        plan: 'ENTERPRISE',
        modules: [],
        whitelabel: null,
        status: 'OWNER',
        manager: { email, name, passwordHash, isAdmin: true },
      });
    })
    .catch((error) => {
      if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
      throw new StartFailure(`Alguém já entra com o e-mail ${email}. Use outro.`);
    });
}
