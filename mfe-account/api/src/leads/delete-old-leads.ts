import { deleteInBatches, type JobHandler } from '@girassol/api-platform/jobs';
import type { ModuleContext } from '@girassol/api-platform/modules';
import { DAY_MS } from '@girassol/shared-domain';
import { sql } from 'kysely';

/** Days for which the contact of somebody who asked to be called is kept. */
export const LEAD_RETENTION_DAYS = 365;

/** Creates the handler of the job that deletes leads after twelve months, delivered or not. */
export const createHandler =
  ({ app: { database } }: ModuleContext<unknown>): JobHandler =>
  async (job) => {
    const before = new Date(Date.now() - LEAD_RETENTION_DAYS * DAY_MS);
    await deleteInBatches(async (most) => {
      const { numDeletedRows } = await database.asSystem((tx) =>
        tx
          .deleteFrom('leads')
          .where('id', 'in', sql<string>`(select id from leads where at < ${before} limit ${most})`)
          .executeTakeFirst(),
      );
      return Number(numDeletedRows);
    });
    await job.finish();
  };
