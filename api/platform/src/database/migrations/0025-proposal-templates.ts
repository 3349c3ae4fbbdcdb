import { type Kysely, sql } from 'kysely';

/** Allows document templates of proposals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table document_templates drop constraint document_templates_type_check').execute(db);
  await sql
    .raw(
      "alter table document_templates add constraint document_templates_type_check check (type in ('SERVICE_ORDER', 'PROPOSAL'))",
    )
    .execute(db);
}
