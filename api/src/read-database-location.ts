import { StartFailure } from '@girassol/api-platform/database';

interface DatabaseVariables {
  DATABASE_URL?: string | undefined;
  DATABASE_URLS?: string[] | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_APP_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
}

/** Location of the database on a server; without `databaseUrl` it is the embedded one. */
export interface DatabaseUrls {
  databaseUrl: string | undefined;
  /** The same database on other servers, which may take the place of the first. */
  otherDatabaseUrls: string[];
  /** The server itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined;
  databaseAppUrl: string | undefined;
  /** A server that follows the others, for work that only reads. */
  databaseReadUrl: string | undefined;
}

/** Returns where the database is. Throws where the variables contradict each other. */
export function readDatabaseLocation({
  DATABASE_URL,
  DATABASE_URLS = [],
  DATABASE_DIRECT_URL,
  DATABASE_APP_URL,
  DATABASE_READ_URL,
}: DatabaseVariables): DatabaseUrls {
  const [first = DATABASE_URL, ...otherDatabaseUrls] = DATABASE_URLS;
  if (DATABASE_URL && DATABASE_URLS.length > 0)
    throw refusal('informe DATABASE_URL ou DATABASE_URLS, não as duas.');
  if (DATABASE_DIRECT_URL && !DATABASE_URL) throw refusal('DATABASE_DIRECT_URL só vale com DATABASE_URL.');
  if (DATABASE_READ_URL && !first)
    throw refusal('DATABASE_READ_URL só vale com DATABASE_URL ou DATABASE_URLS.');
  if (new Set(DATABASE_URLS.map(describeDatabase)).size > 1)
    throw refusal('os endereços de DATABASE_URLS só podem diferir no servidor e na porta.');
  return {
    databaseUrl: first,
    otherDatabaseUrls,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    databaseAppUrl: DATABASE_APP_URL,
    databaseReadUrl: DATABASE_READ_URL,
  };
}

const refusal = (what: string) => new StartFailure(`Variável de ambiente inválida: ${what}`);

/** Returns an address without its server: login, database and options. */
function describeDatabase(address: string): string {
  const url = new URL(address);
  return JSON.stringify([url.username, url.password, url.pathname, url.search]);
}
