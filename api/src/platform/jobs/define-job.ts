import type { z } from 'zod';
import type { JobPriority } from '../database/job-tables';

/** A kind of work, as an area declares it once. */
export interface JobKind<P extends z.ZodType = z.ZodType, G extends z.ZodType = z.ZodType> {
  /** Its name in rows, metrics and logs, for good: `<area>.<work>`. */
  kind: string;
  /** What operators read, in Portuguese: "Preparar PDF da proposta". */
  title: string;
  /** What it is told. Ids and small values: the rest is read when it runs. */
  payload: P;
  /** What it saves on its way, so that another process goes on from there. */
  progress?: G;
  /** HIGH: somebody waits. NORMAL may be overtaken for five minutes, LOW for an hour; longer, nobody overtakes. */
  priority?: JobPriority;
  /** Tries without coming forward, before it is kept as failed. */
  attempts?: number;
  /** Takes much of a processor or of memory: of these a process runs one at a time, and accounts take turns with them. */
  isHeavy?: boolean;
}

/**
 * Declares a kind of work.
 *
 * ```ts
 * export const sendMail = defineJob({
 *   kind: 'mail.send',
 *   title: 'Enviar e-mail',
 *   payload: z.object({ mailId: z.uuid() }),
 *   priority: 'HIGH',
 * });
 *
 * // in the transaction that causes it: with its rollback there is no job
 * await enqueue(tx, sendMail, { accountId, payload: { mailId } });
 *
 * // where the area is put together
 * registerJob(app, sendMail, async (job) => {
 *   const mail = await job.read((tx) => readMail(tx, job.payload.mailId)); // a transaction of the job's account
 *   await transport.send(mail, { signal: job.signal }); // outside any transaction
 *   await job.finish((tx) => markSent(tx, mail.id)); // effects and end together, or neither
 * });
 * ```
 */
export const defineJob = <P extends z.ZodType, G extends z.ZodType = z.ZodNever>(
  kind: JobKind<P, G>,
): JobKind<P, G> => kind;
