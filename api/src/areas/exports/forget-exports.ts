import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inPortions, registerCleaning } from '../../platform/jobs';

/** Who exported what, and who opened it, is known for a year; the files go after some days. */
const KEPT_DAYS = 365;
const cleaning = { kind: 'exports.forget', title: 'Apagar exportações antigas', everySeconds: 6 * 60 * 60 };

/** Forgets exports of a year ago. */
export function forgetOldExports(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () =>
    inPortions(async (most) => {
      const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
      const [gone] = await app.database.lookUp(
        sql<{ gone: number }>`select forget_exports(${before}, ${most}) as gone`,
      );
      return gone?.gone ?? 0;
    }),
  );
}
