import type { Caller } from '@girassol/api-platform/access';
import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import { defineJob, enqueue, registerJob } from '@girassol/api-platform/jobs';
import type { BrowserMonitoringReport, VitalName } from '@girassol/federation/registry';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { z } from 'zod';
import type { Registry } from '../registry/live/registry';
import { createReleaseErrorMonitor, type ExceededErrorLimit } from '../registry/release-error-monitor';
import { createReleaseFigureCollector } from '../registry/release-figures';
import { createVitalsCollector } from '../registry/vitals';
import { withdrawRelease } from '../registry/withdraw-release';
import { createBrowserMetrics } from './browser-metrics';

interface Release {
  remote: string;
  version: string;
}

/** Sender of a report. `userId` is null for strangers, whose reports are counted but never withdraw a release. */
interface Reporter {
  ip: string;
  user: Pick<Caller, 'accountId' | 'userId'> | null;
}

/**
 * Checks whether the report of a browser is about an area that opened or failed to open. Only these reports
 * count for withdrawing a release.
 */
export const isOpeningReport = (kind: BrowserMonitoringReport['kind']): boolean =>
  kind !== 'long-task' && kind !== 'error' && kind !== 'vital';

interface Report {
  kind: BrowserMonitoringReport['kind'];
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

/** Interval in milliseconds at which figures are written. */
const FLUSH_INTERVAL_MS = 5_000;

/**
 * Records the figures that browsers report for each release. Withdraws a release if more of its openings fail
 * than the limit allows: the registry returns to the previous version, and the log (GF-404), the metrics and
 * the operators' page report the withdrawal.
 */
export function monitorReleases(app: FastifyInstance, registry: Registry) {
  const { database, log } = app;
  const figures = createReleaseFigureCollector(database, registry.environment);
  const vitals = createVitalsCollector(database, registry.environment);
  const felt = createBrowserMetrics(app.metrics);
  const watch = createReleaseErrorMonitor(registry.errorLimit);
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
  const timer = setInterval(flush, FLUSH_INTERVAL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });

  registerJob(app, takeBackRelease, async (job) => {
    const { environment, ...excess } = job.payload;
    const { remote, version } = excess;
    let scopes = 0;
    await job.finish(async (tx) => {
      scopes = await withdrawRelease(tx, environment, excess);
    });
    if (scopes === 0)
      return log.error({ ...excess }, 'GF-405 a release fails too often, and nothing is before it');
    returns.inc({ remote, version });
    log.error({ ...excess, scopes }, 'GF-404 a release was taken back: too many of its opens failed');
    await registry.refresh();
  });

  /** A job, so that trouble with the database does not leave a failing release to everybody. */
  const goBack = (excess: ExceededErrorLimit) =>
    database.asSystem((tx) =>
      enqueue(tx, takeBackRelease, {
        accountId: null,
        payload: { environment: registry.environment, ...excess },
        once: `${registry.environment} ${excess.remote}@${excess.version}`,
      }),
    );

  return {
    judge(release: Release, report: Report, { ip, user }: Reporter): void {
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
          if (user === null) return;
          const excess = watch.saw(release, {
            address: toIpAddressGroup(ip),
            user: user.userId,
            account: user.accountId,
            isFailure,
          });
          if (excess)
            void goBack(excess).catch((error) => log.error({ err: error }, 'GF-404 could not go back'));
        }
      }
    },
    addViolation: (release: Release): void => figures.add(release, { violations: 1 }),
  };
}
