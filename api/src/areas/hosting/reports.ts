import type { Caller } from '@girassol/api-platform/access';
import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import { findSignedInUser } from '@girassol/api-platform/http/authorise';
import type { BrowserMonitoringReport } from '@girassol/federation/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { OverrideAndPreviewCookies } from '../registry/live/override-and-preview-cookies';
import type { Registry } from '../registry/live/registry';
import { isOpeningReport, monitorReleases } from './monitor-releases';
import { cspReportSchema, failureReportsSchema, INTEGRITY_DIRECTIVE } from './report-schemas';

/** Reports one address may send a minute; a page that breaks in a loop must not fill the log. */
const PER_MINUTE = 120;
const BODY_LIMIT = 64 * 1024;

/**
 * Registers the routes by which browsers report openings and failures. Counts reports by release, and logs failures
 * with the owning team.
 */
export function registerReportRoutes(
  app: FastifyInstance,
  registry: Registry,
  views: OverrideAndPreviewCookies,
): void {
  const { judge, addViolation } = monitorReleases(app, registry);
  const failures = new Counter({
    name: 'girassol_remote_failures_total',
    help: 'Failures that browsers reported, by release',
    labelNames: ['remote', 'version', 'kind', 'code'],
    registers: [],
  });
  const violations = new Counter({
    name: 'girassol_csp_violations_total',
    help: 'Content security policy violations that browsers reported, by release and directive',
    labelNames: ['remote', 'version', 'directive'],
    registers: [],
  });
  app.metrics.registerMetric(failures);
  app.metrics.registerMetric(violations);

  /** Labels come from what was released, not from what was sent: their number stays small. */
  const known = (remote: string, version: string | null) =>
    registry.knows(remote, version)
      ? { remote, version: version ?? 'none' }
      : { remote: 'unknown', version: 'none' };

  const isTooMuch = perMinute(PER_MINUTE);
  const parse = (
    _request: FastifyRequest,
    body: string | Buffer,
    done: (error: Error | null, value?: unknown) => void,
  ) => {
    try {
      done(null, JSON.parse(body.toString()));
    } catch {
      done(null, null);
    }
  };
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    parse,
  );

  app.post(
    '/federation/reports',
    { bodyLimit: BODY_LIMIT, schema: { hide: true } },
    async (request, reply) => {
      const { data } = failureReportsSchema.safeParse(request.body);
      if (!data || isTooMuch(toIpAddressGroup(request.ip))) return reply.code(data ? 429 : 400).send();
      // A version that somebody tries out in one browser has no figures yet.
      const tried = views.getOverride(request, registry.overridePermissions())?.remote;
      const judged = data.flatMap((report) => {
        const release = releaseIn(registry, report.remote, report.version);
        return release && report.remote !== tried ? [{ release, report }] : [];
      });
      const reporter = { ip: request.ip, user: await findReporter(request, judged) };
      for (const { release, report } of judged) judge(release, report, reporter);
      for (const report of data) {
        if (measuredKinds.has(report.kind)) continue;
        failures.inc({
          ...known(report.remote, report.version),
          kind: report.kind,
          code: report.code ?? 'none',
        });
        request.log.warn(
          { report: { ...report, team: registry.getTeam(report.remote) } },
          'a remote failed in a browser',
        );
      }
      return reply.code(204).send();
    },
  );

  app.post(
    '/federation/csp-reports',
    { bodyLimit: BODY_LIMIT, schema: { hide: true } },
    async (request, reply) => {
      const { data } = cspReportSchema.safeParse(request.body);
      if (!data || isTooMuch(toIpAddressGroup(request.ip))) return reply.code(data ? 429 : 400).send();
      for (const report of data) {
        // A script without a hash is reported without the file that asked for it; it lies in the release that did.
        const isWithoutHash = report['violated-directive'] === INTEGRITY_DIRECTIVE;
        const file = isWithoutHash ? report['blocked-uri'] : report['source-file'];
        const [, remote = 'shell', version = null] = file?.match(/\/releases\/([\w-]+)\/([\w.+-]+)\//) ?? [];
        const release = releaseIn(registry, remote, version);
        if (release) addViolation(release);
        const directive = report['violated-directive']?.split(' ')[0] ?? 'unknown';
        violations.inc({
          ...(remote === 'shell' ? { remote, version: 'none' } : known(remote, version)),
          directive: directives.has(directive) ? directive : 'other',
        });
        const team = registry.getTeam(remote);
        request.log.warn({ report, remote, version, team }, 'content security policy violation');
      }
      return reply.code(204).send();
    },
  );
}

/**
 * Finds the signed-in user who reports how an area opened, null for strangers. Loads the session only for such reports.
 * While the database does not answer, the user counts as unknown.
 */
async function findReporter(
  request: FastifyRequest,
  judged: readonly { report: { kind: BrowserMonitoringReport['kind'] } }[],
): Promise<Caller | null> {
  if (!judged.some(({ report }) => isOpeningReport(report.kind))) return null;
  return findSignedInUser(request).catch(() => null);
}

/** Kinds of reports that are measurements rather than failures. */
const measuredKinds = new Set(['open', 'vital', 'long-task']);

/** A release that this server knows, or null: nobody makes figures of what was never released. */
const releaseIn = (registry: Registry, remote: string, version: string | null) =>
  version !== null && registry.knows(remote, version) ? { remote, version } : null;

const directives = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'form-action',
  INTEGRITY_DIRECTIVE,
  'require-trusted-types-for',
  'trusted-types',
]);

/** Counts per address; forgets everything each minute. */
function perMinute(limit: number): (address: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > limit;
  };
}
