import { type Kysely, sql } from 'kysely';

/** Creates figures of releases by day: uncaught errors and web vitals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table remote_figures add column errors integer not null default 0');
  // A value lies in one of some 150 buckets, eight to each doubling: the rows of a day stay few, however many people come.
  await run(`create table remote_vitals (
    environment text not null,
    remote text not null,
    version text not null,
    day date not null,
    vital text not null check (vital in ('LCP', 'INP', 'CLS')),
    bucket smallint not null,
    count integer not null,
    primary key (environment, remote, version, day, vital, bucket)
  )`);
  await run('create index remote_vitals_day on remote_vitals (day)');
}
