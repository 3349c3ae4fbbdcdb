import { type JobHandler, JobPostponedError } from '@girassol/api-platform/jobs';
import type { ModuleContext } from '@girassol/api-platform/modules';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { PRODUCT_CONCURRENCY_KEY } from '@girassol/api-platform/turns/by-key';
import { runUntrustedTask } from '@girassol/api-platform/untrusted';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type ParsedMail, parseMailTask } from './parse-mail-task';
import type { readMailJob } from './read-mail-job';
import { findMailDestination } from './reply-address';
import { writeMail } from './write-mail';

/** Seconds until a mail above a limit is tried again. */
const POSTPONED_SECONDS = 15 * 60;

/**
 * Creates the handler of the job that reads a received mail. Mails of programs, and those to nobody here, are dropped; one
 * that cannot be read is kept with the reason.
 */
export const createHandler =
  ({
    app,
    config: { supportMail },
  }: ModuleContext<unknown>): JobHandler<z.output<typeof readMailJob.payload>> =>
  async (job) => {
    const { mailId } = job.payload;
    const received = await app.database.asSystem((tx) =>
      tx.selectFrom('support_received_mails').select('raw').where('id', '=', mailId).executeTakeFirst(),
    );
    if (!received || !supportMail) return job.finish();
    const parsed = await parseOrDescribe(Buffer.from(received.raw));
    if (typeof parsed === 'string') {
      app.log.warn({ mail: mailId }, 'a mail to support could not be read');
      return job.finish(async (tx) => {
        await tx
          .updateTable('support_received_mails')
          .set({ problem: parsed })
          .where('id', '=', mailId)
          .execute();
      });
    }
    const outcome = await deliver(app, supportMail.address, parsed);
    app.log.info({ mail: mailId, outcome }, 'a mail to support was read');
    return job.finish(async (tx) => {
      await tx.deleteFrom('support_received_mails').where('id', '=', mailId).execute();
    });
  };

/** Parses a raw mail in another process; returns the reason, for operators, for one that cannot be read. */
async function parseOrDescribe(raw: Buffer): Promise<ParsedMail | string> {
  try {
    return await runUntrustedTask(parseMailTask, raw, PRODUCT_CONCURRENCY_KEY);
  } catch (error) {
    if (error instanceof Refusal && error.status === 415) return error.message;
    throw error;
  }
}

async function deliver(app: FastifyInstance, address: string, mail: ParsedMail): Promise<string> {
  if (mail.isAutomatic) return 'automatic';
  if (mail.text === '' && mail.pictures.length === 0 && mail.leftOut.length === 0) return 'empty';
  const destination = await app.database.asSystem((tx) => findMailDestination(tx, address, mail.recipients));
  if (destination === null) return 'to nobody here';
  try {
    return await writeMail(app, destination, mail);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    // Whoever floods one ticket fills the inbox of nobody else.
    if (destination !== 'GENERAL') return 'too many for its ticket';
    throw new JobPostponedError(POSTPONED_SECONDS);
  }
}
