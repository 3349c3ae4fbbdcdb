import { type Kysely, sql } from 'kysely';

/** SQL statement that enqueues the job `templates.clean` for every stored document template. */
export const ENQUEUE_TEMPLATE_CLEANING_SQL = `
  insert into jobs (id, account_id, kind, payload, priority, due_at, order_at, max_attempts)
  select gen_random_uuid(), account_id, 'templates.clean', jsonb_build_object('templateId', id), 'NORMAL',
    now(), now(), 6
  from document_templates`;

/**
 * Enqueues jobs that clean the document templates stored by earlier releases, which kept them as they were
 * sent, so that they are like newly received ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The walls hold for the owner of the tables too.
  await sql`alter table document_templates no force row level security`.execute(db);
  await sql.raw(ENQUEUE_TEMPLATE_CLEANING_SQL).execute(db);
  await sql`alter table document_templates force row level security`.execute(db);
}
