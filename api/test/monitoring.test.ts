import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parser } from '@prometheus-io/lezer-promql';
import type { FastifyInstance } from 'fastify';
import { parse as parseYaml } from 'yaml';
import { buildApp } from '../src/app';
import { parseConfig } from '../src/config';
import { describeApi } from './harness';

const root = join(__dirname, '../..');
const archive = join(root, 'tools/server-archive');
const read = (path: string) => readFileSync(join(archive, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: { summary: string; runbook: string };
}
interface Panel {
  title: string;
  targets?: { expr: string; legendFormat: string }[];
}

const rules: Rule[] = parseYaml(read('monitoring/girassol-alerts.yaml')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const dashboard: { panels: Panel[] } = JSON.parse(read('monitoring/girassol-dashboard.json'));
const queries = [
  ...rules.map(({ alert, expr, annotations }) => ({ name: alert, expr, text: annotations.summary })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({ name: title, expr, text: legendFormat })),
  ),
];

interface Selector {
  metric: string;
  /** Label, operator, value. */
  matchers: [string, string, string][];
}

/** Parses a PromQL expression with the grammar of Prometheus. Throws for one that is invalid. */
function parseQuery(expr: string): { selectors: Selector[]; labels: string[] } {
  const selectors: Selector[] = [];
  const labels: string[] = [];
  parser.parse(expr).iterate({
    enter({ name, type, from, to, node }) {
      const text = expr.slice(from, to);
      if (type.isError) throw new Error(`no PromQL: ${expr}`);
      if (name === 'VectorSelector') {
        const metric = node.getChild('Identifier');
        selectors.push({ metric: metric ? expr.slice(metric.from, metric.to) : '', matchers: [] });
      }
      if (name === 'UnquotedLabelMatcher') {
        const [, label = '', operator = '', value = ''] = /^(\w+)(\W+)"(.*)"$/.exec(text) ?? [];
        selectors.at(-1)?.matchers.push([label, operator, value.replaceAll('\\\\', '\\')]);
      }
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') labels.push(text);
    },
  });
  return { selectors, labels };
}

/** Metrics and labels that Prometheus itself adds. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['instance', 'job'] };
/** Values of labels that a sample has only after something happened. */
const VALUES: Record<string, string[]> = {
  girassol_jobs_state: ['QUEUED', 'RUNNING', 'FAILED'],
  girassol_mails_total_outcome: ['sent', 'later', 'failed', 'suppressed'],
  girassol_http_request_duration_seconds_status: ['200', '401', '429', '500', '503'],
};

describeApi('monitoring files', (api) => {
  let app: FastifyInstance;
  let address: string;
  const routes: string[] = [];

  beforeAll(async () => {
    const reads = { READER: 1, PASSED_OVER: 0, BEHIND: 0, FAILED: 0 };
    app = await buildApp({
      database: { ...api.database, getReaderFigures: () => ({ lagSeconds: 0, reads }) },
      config: parseConfig({ NODE_ENV: 'test', DEMO: 'off' }),
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const method of ['GET', 'POST'])
      for (const url of ['/api/users/login', '/api/events'])
        if (app.hasRoute({ method, url })) routes.push(url);
  });
  afterAll(() => app?.close());

  /** Returns the metrics that the server answers, each with the labels that it declares. */
  async function loadMetrics(): Promise<Map<string, string[]>> {
    const text = await (await fetch(`${address}/metrics`)).text();
    const metrics = new Map<string, string[]>();
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      // Not in its types: counters without a sample show no labels in the text.
      const { labelNames } = app.metrics.getSingleMetric(name) as unknown as { labelNames: string[] };
      if (type !== 'histogram') metrics.set(name, labelNames);
      else
        for (const [suffix, labels] of [
          ['_bucket', ['le', ...labelNames]],
          ['_count', labelNames],
          ['_sum', labelNames],
        ] as const)
          metrics.set(name + suffix, [...labels]);
    }
    return metrics;
  }

  const getKnownValues = (metric: string, label: string): string[] => {
    const base = metric.replace(/_(bucket|count|sum)$/, '');
    if (label === 'route') return routes;
    if (label === 'kind' && base.startsWith('girassol_job')) return [...app.jobs.kinds.keys()];
    if (label === 'state' && base === 'girassol_database_connections') return ['busy', 'idle', 'waiting'];
    if (label === 'job') return ['girassol'];
    return VALUES[`${base}_${label}`] ?? [];
  };

  test('dashboard and alerts name only metrics and labels that the server has', async () => {
    const metrics = await loadMetrics();
    const unknown = queries.flatMap(({ name, expr, text }) => {
      const { selectors, labels } = parseQuery(expr);
      const declared = selectors.flatMap(({ metric }) => metrics.get(metric) ?? []);
      const shown = [...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);
      return [
        ...selectors
          .map(({ metric }) => metric)
          .filter((metric) => !metrics.has(metric) && !OF_PROMETHEUS.metrics.includes(metric)),
        ...[...labels, ...shown].filter((label) => ![...declared, ...OF_PROMETHEUS.labels].includes(label)),
        ...selectors.flatMap(({ metric, matchers }) =>
          matchers
            .map(([label]) => label)
            .filter((label) => ![...(metrics.get(metric) ?? []), ...OF_PROMETHEUS.labels].includes(label)),
        ),
      ].map((what) => `${name}: ${what}`);
    });
    expect(queries.length).toBeGreaterThan(30);
    expect(unknown).toEqual([]);
  });

  test('each value that they ask for exists', () => {
    const missing = queries.flatMap(({ name, expr }) =>
      parseQuery(expr).selectors.flatMap(({ metric, matchers }) =>
        matchers
          .filter(([label, operator, value]) => {
            const values = getKnownValues(metric, label);
            return operator.includes('~')
              ? !values.some((one) => new RegExp(`^(?:${value})$`).test(one))
              : !values.includes(value);
          })
          .map(([label, , value]) => `${name}: ${label} ${value}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('each alert wakes somebody, and names a section that says what to do', () => {
    const titles = [...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^#+ (.+)$/gm)];
    const sections = titles.map(([, title = '']) => title.toLowerCase().replace(/\W+/g, '-'));
    expect(rules.length).toBeGreaterThan(4);
    for (const { labels, annotations } of rules) {
      expect(labels).toEqual({ severity: 'page' });
      const [page, section] = annotations.runbook.split('#');
      expect(page).toBe('docs/operations.md');
      expect(sections).toContain(section);
    }
  });

  test('the health check of a container ends with 0 where the process is ready, or its worker, and only there', async () => {
    const check = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, [join(archive, 'healthcheck.mjs')], { env }).then(
        () => 0,
        ({ code }) => code,
      );
    const { port } = new URL(address);
    expect(await check({ PORT: port })).toBe(0);
    expect(await check({ PORT: '1', WORKER_PORT: port })).toBe(0);
    app.drain();
    expect(await check({ PORT: port })).toBe(1);
    expect(await check({ PORT: '1' })).toBe(1);
  });
});

test('the image runs as an ordinary user, checks its health and carries no secret', () => {
  const lines = read('Containerfile').split('\n');
  const at = lines.indexOf('USER node');
  expect(at).toBeGreaterThan(-1);
  expect(lines.slice(at + 1).filter((line) => /^(USER|RUN|COPY|ADD) /.test(line))).toEqual([]);
  expect(read('Containerfile')).toMatch(/^HEALTHCHECK .*CMD \["node", "healthcheck\.mjs"\]$/m);
  const variables = lines.filter((line) => /^(ENV|ARG)\b/.test(line)).join(' ');
  expect(variables).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/);
});
