import { getCreditStatusBadge } from '@girassol/shared-domain/financing';
import { type RawBuilder, sql } from 'kysely';

/** Returns the SQL of the time at which the bank concluded the financing of an alias; null while it has not. */
export const buildConcludedAtSql = (alias: string): RawBuilder<Date | null> => sql<Date | null>`(
  select min(v.at) from financing_events v
  where v.account_id = ${sql.ref(`${alias}.account_id`)} and v.financing_id = ${sql.ref(`${alias}.id`)}
    and ${sql.ref(`${alias}.service_approved`)} and v.title = ${getCreditStatusBadge('CONCLUIDO').label})`;
