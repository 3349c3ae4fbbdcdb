import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { OWNER_SCHEMA } from './migrate';
import { StartFailure } from './start-failure';
import type { Tables, Tx } from './tables';

/** Processes that start together set up the role one after another. Any number that nothing else locks. */
const SETUP_LOCK = 7_163_004_211;
const MAX_NAME_LENGTH = 63;

/** Login with which the running program connects to the database, without rights beyond the rows. */
export interface RuntimeLogin {
  user: string;
  /** Missing where the server asks for none. */
  password?: string;
}

/**
 * Returns the name of the database role with which the program runs: `girassol_app_<database>`. Roles belong
 * to the whole server, so each database has its own role.
 */
export function getRuntimeRoleName(database: string): string {
  const name = `girassol_app_${database}`;
  if (Buffer.byteLength(name) <= MAX_NAME_LENGTH) return name;
  return `girassol_app_${createHash('sha256').update(database).digest('hex').slice(0, 32)}`;
}

/**
 * Creates the database login with which the program runs, at the first start, and stores its password. Later
 * starts and other processes read the stored password.
 */
export async function ensureRuntimeLogin(db: Kysely<Tables>): Promise<RuntimeLogin> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(tx);
    const logins = sql.table(`${OWNER_SCHEMA}.runtime_login`);
    await sql`create table if not exists ${logins} (role text primary key, password text not null)`.execute(
      tx,
    );

    const here = await sql<{ database: string }>`select current_database() as database`.execute(tx);
    const user = getRuntimeRoleName(here.rows[0]?.database ?? '');
    const role = await sql`select from pg_roles where rolname = ${user}`.execute(tx);
    const kept = await sql<{ password: string }>`select password from ${logins} where role = ${user}`.execute(
      tx,
    );
    const known = kept.rows[0]?.password;
    if (known && role.rows.length > 0) return { user, password: known };

    const password = known ?? randomBytes(24).toString('hex');
    await writeLogin(tx, role.rows.length > 0 ? 'alter' : 'create', { user, password });
    await sql`insert into ${logins} values (${user}, ${password}) on conflict (role) do update set password = excluded.password`.execute(
      tx,
    );
    return { user, password };
  });
}

/**
 * Creates the login that the operator chose, with its password, if it does not exist. Poolers must know the password of
 * everybody who connects, so there the login cannot be one that the program makes up.
 */
export async function createMissingLogin(db: Kysely<Tables>, login: RuntimeLogin): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(tx);
    const role = await sql`select from pg_roles where rolname = ${login.user}`.execute(tx);
    if (role.rows.length === 0) await writeLogin(tx, 'create', login);
  });
}

async function writeLogin(tx: Tx, verb: 'create' | 'alter', { user, password }: RuntimeLogin): Promise<void> {
  const secret = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`;
  await sql
    .raw(`${verb} role ${pg.escapeIdentifier(user)} login nosuperuser nobypassrls${secret}`)
    .execute(tx)
    .catch((error) => {
      throw new StartFailure(
        `O usuário de DATABASE_URL não pode criar o papel ${user} (${error.message}). Informe um papel pronto em DATABASE_APP_URL.`,
      );
    });
}

/**
 * Grants the runtime role the right to read and write rows of the public schema, as far as the row-level
 * security policies allow, and nothing else.
 */
export async function grantRuntimePrivileges(db: Kysely<Tables>, role: string): Promise<void> {
  const to = sql.id(role);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(tx);
    await sql`grant usage on schema public to ${to}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(tx);
    await sql`grant usage, select on all sequences in schema public to ${to}`.execute(tx);
  });
}

/**
 * Throws for a database login that row-level security does not bind: a superuser, a role with BYPASSRLS, or
 * an owner of tables without FORCE.
 */
export async function requireUnprivilegedRole(db: Kysely<Tables>, role: string): Promise<void> {
  const found = await sql<{ powerful: boolean }>`
    select r.rolsuper or r.rolbypassrls or exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relowner = r.oid
    ) as powerful
    from pg_roles r where r.rolname = ${role}`.execute(db);
  if (found.rows[0]?.powerful !== false) {
    throw new StartFailure(
      `O papel ${role} é superusuário, ignora a segurança por linha ou é dono de tabelas. Use outro em DATABASE_APP_URL.`,
    );
  }
}
