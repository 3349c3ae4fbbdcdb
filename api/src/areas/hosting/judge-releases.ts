import type { FailureReport, VitalName } from '@girassol/federation/registry';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { addressGroup } from '../../platform/http/address-group';
import { defineJob, enqueue, registerJob } from '../../platform/jobs';
import { type Excess, watchErrors } from '../registry/error-watch';
import type { Registry } from '../registry/live/registry';
import { keepFigures } from '../registry/release-figures';
import { takeBack } from '../registry/take-back';
import { keepVitals } from '../registry/vitals';
import { feltMetrics } from './felt-metrics';

interface Release {
  remote: string;
  version: string;
}

/** Who reports: a user who is signed in, or a stranger (null). */
interface Reporter {
  ip: string;
  userId: string | null;
}

/** Tells whether a report is of an area that opened or failed to: these decide whether a release is taken back. */
export const isOfOpening = (kind: FailureReport['kind']): boolean =>
  kind !== 'long-task' && kind !== 'error' && kind !== 'vital';

interface Report {
  kind: FailureReport['kind'];
  ms?: number | undefined;
  count?: number | undefined;
  vital?: VitalName | undefined;
  value?: number | undefined;
}

const takeBackRelease = defineJob({
  kind: 'registry.take-back',
  title: 'Retirar versão que falha demais',
  payload: z.object({
    environment: z.string(),
    remote: z.string(),
    version: z.string(),
    failures: z.number().int(),
    opens: z.number().int(),
  }),
  priority: 'HIGH',
});

/** How often figures are written, milliseconds. */
const FLUSH = 5_000;

/**
 * Keeps the figures of every release, and takes one back when more of its opens fail than the limit allows: the registry
 * goes to the version before, the log and the metrics say so, and the operator's page shows it.
 */
export function judgeReleases(app: FastifyInstance, registry: Registry) {
  const { database, log } = app;
  const figures = keepFigures(database, registry.environment);
  const vitals = keepVitals(database, registry.environment);
  const felt = feltMetrics(app.metrics);
  const watch = watchErrors(registry.errorLimit);
  const returns = new Counter({
    name: 'girassol_remote_returns_total',
    help: 'Releases that the server took back by itself',
    labelNames: ['remote', 'version'],
    registers: [],
  });
  app.metrics.registerMetric(returns);

  const flush = () =>
    Promise.all([figures.flush(), vitals.flush()]).catch((error) =>
      log.warn({ err: error }, 'figures of releases wait for the database'),
    );
  const timer = setInterval(flush, FLUSH).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });

  registerJob(app, takeBackRelease, async (job) => {
    const { environment, ...excess } = job.payload;
    const { remote, version } = excess;
    let scopes = 0;
    await job.finish(async (tx) => {
      scopes = await takeBack(tx, environment, excess);
    });
    if (scopes === 0)
      return log.error({ ...excess }, 'GF-405 a release fails too often, and nothing is before it');
    returns.inc({ remote, version });
    log.error({ ...excess, scopes }, 'GF-404 a release was taken back: too many of its opens failed');
    await registry.refresh();
  });

  /** A job, so that trouble with the database does not leave a failing release to everybody. */
  const goBack = (excess: Excess) =>
    database.asSystem((tx) =>
      enqueue(tx, takeBackRelease, {
        accountId: null,
        payload: { environment: registry.environment, ...excess },
        once: `${registry.environment} ${excess.remote}@${excess.version}`,
      }),
    );

  return {
    judge(release: Release, report: Report, { ip, userId }: Reporter): void {
      const { kind, ms = 0, count = 1, vital, value } = report;
      switch (kind) {
        case 'long-task':
          figures.add(release, { longTasks: count });
          felt.longTasks(release, count);
          return;
        case 'error':
          figures.add(release, { errors: 1 });
          felt.error(release);
          return;
        case 'vital':
          if (vital === undefined || value === undefined) return;
          vitals.add(release, vital, value);
          felt.vital(release, vital, value);
          return;
        default: {
          const isFailure = kind !== 'open';
          figures.add(release, isFailure ? { failures: 1 } : { opens: 1, openMs: ms });
          // Strangers are counted, and decide nothing: anybody could make failures up, or hide them among good opens.
          if (userId === null) return;
          const excess = watch.saw(release, { address: addressGroup(ip), user: userId, isFailure });
          if (excess)
            void goBack(excess).catch((error) => log.error({ err: error }, 'GF-404 could not go back'));
        }
      }
    },
    addViolation: (release: Release): void => figures.add(release, { violations: 1 }),
  };
}
