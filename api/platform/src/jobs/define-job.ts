import type { z } from 'zod';
import type { JobPriority } from '../database/job-tables';

/**
 * Definition of a kind of job: name, title, schema of its payload, priority and attempts. An area declares
 * each kind once.
 */
export interface JobKind<P extends z.ZodType = z.ZodType, G extends z.ZodType = z.ZodType> {
  /** Its name in rows, metrics and logs, for good: `<area>.<work>`. */
  kind: string;
  /** Title for operators, in Portuguese: "Preparar PDF da proposta". */
  title: string;
  /** Input of the job. Ids and small values: the handler reads everything else when it runs. */
  payload: P;
  /** Progress that the job saves, so that another process can go on from there. */
  progress?: G;
  /** HIGH: somebody waits. NORMAL may be overtaken for five minutes, LOW for an hour; longer, nobody overtakes. */
  priority?: JobPriority;
  /** Tries without coming forward, before it is kept as failed. */
  attempts?: number;
  /** Takes much of a processor or of memory: of these a process runs one at a time, and accounts take turns with them. */
  isHeavy?: boolean;
  /**
   * Goes on for many seconds, in portions. Long and heavy jobs leave one slot of a process free, so that mails,
   * notifications and webhooks of others do not wait for their end.
   */
  isLong?: boolean;
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
