import type { Row, Tx } from '@girassol/api-platform/database';
import { saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { type JobRun, registerJob } from '@girassol/api-platform/jobs';
import { MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import { DAY_MS, formatDate, toIsoDate } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { accountArchiveJob } from './archive-job';
import { type WrittenArchive, writeAccountArchive } from './write-archive';

/** Days in which an archive can be opened. */
const ARCHIVE_RETENTION_DAYS = 7;
/** Twice a second at most. */
const SAVE_INTERVAL_MS = 500;
const UNKNOWN_PROBLEM =
  'O arquivo não pôde ser escrito. Tente de novo; se acontecer outra vez, fale com o suporte.';

/** Registers the job that writes everything of an account as one archive, and mails its owner when it is ready. */
export function registerArchiveJob(app: FastifyInstance): void {
  registerJob(app, accountArchiveJob, (job) => writeArchive(app, job), {
    onEnd: async (tx, { payload }) => {
      await tx
        .updateTable('account_archives')
        .set({ state: 'FAILED', problem: UNKNOWN_PROBLEM, ended_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', payload.archiveId)
        .where('state', 'in', ['QUEUED', 'WRITING'])
        .execute();
    },
  });
}

async function writeArchive(app: FastifyInstance, job: JobRun<{ archiveId: string }>): Promise<void> {
  const row = await begin(job);
  if (!row) return;
  let saved = performance.now();
  const written = await writeAccountArchive(
    { database: app.database, store: app.files.store },
    {
      accountId: row.account_id,
      userId: row.user_id,
      now: Date.now(),
      signal: job.signal,
      onProgress: async (rows, files) => {
        await app.giveWay();
        if (performance.now() - saved < SAVE_INTERVAL_MS) return;
        saved = performance.now();
        await job.write((tx) => updateArchive(tx, row, { rows, files }));
      },
    },
  );
  await job.finish((tx) => completeArchive(app, tx, row, written));
}

/** Marks an archive as being written, from the beginning; undefined where nothing is to be written any more. */
async function begin(job: JobRun<{ archiveId: string }>): Promise<Row<'account_archives'> | undefined> {
  let row: Row<'account_archives'> | undefined;
  await job.write(async (tx) => {
    row = await tx
      .updateTable('account_archives')
      .set({ state: 'WRITING', rows: 0, files: 0, problem: null, ended_at: null })
      .where('id', '=', job.payload.archiveId)
      // A failed one may be run again by an operator.
      .where('state', '<>', 'DONE')
      .returningAll()
      .executeTakeFirst();
  });
  return row;
}

async function completeArchive(
  app: FastifyInstance,
  tx: Tx,
  row: Row<'account_archives'>,
  { file, rows, files }: WrittenArchive,
): Promise<void> {
  const expires = new Date(Date.now() + ARCHIVE_RETENTION_DAYS * DAY_MS);
  await saveReservedFile(tx, row.account_id, file);
  await tx
    .updateTable('stored_files')
    .set({ delete_after: expires })
    .where('account_id', '=', row.account_id)
    .where('id', '=', file.id)
    .execute();
  await updateArchive(tx, row, {
    state: 'DONE',
    rows,
    files,
    size: file.size,
    file_id: file.id,
    ended_at: new Date(),
    expires_at: expires,
  });
  await mailArchive(app, tx, row, expires);
}

async function updateArchive(
  tx: Tx,
  { account_id, id }: Row<'account_archives'>,
  change: Partial<Row<'account_archives'>>,
): Promise<void> {
  await tx
    .updateTable('account_archives')
    .set(change)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

async function mailArchive(
  { mailer }: FastifyInstance,
  tx: Tx,
  { account_id: accountId, id, user_id }: Row<'account_archives'>,
  expires: Date,
): Promise<void> {
  const { name, email } = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  await mailer.send(tx, {
    accountId,
    key: `account-archive:${id}`,
    kind: 'account-archive',
    to: { name, address: email },
    write: (brand) => ({
      subject: 'O arquivo com tudo da sua conta está pronto',
      reason: `Você recebe este e-mail porque pediu o arquivo com tudo da sua conta em ${brand.name}.`,
      content: (
        <>
          <MailText>Olá, {name}.</MailText>
          <MailText>
            O arquivo com tudo da sua conta está pronto e pode ser baixado até{' '}
            {formatDate(toIsoDate(expires.getTime()))}. Para baixar, você digita a sua senha outra vez.
          </MailText>
          <MailButton brand={brand} href={`${brand.origin}/configuracoes?secao=dados`} label="Baixar" />
          <MailNote>Se não foi você quem pediu, troque a sua senha e fale com o suporte.</MailNote>
        </>
      ),
    }),
  });
}
