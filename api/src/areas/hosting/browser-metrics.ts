import type { VitalName } from '@girassol/federation/registry';
import { Counter, Histogram, type Registry } from 'prom-client';

interface Release {
  remote: string;
  version: string;
}

/**
 * Creates the Prometheus metrics, by release, of errors, long tasks and web vitals in browsers, for
 * `/metrics`. Labels are only released remotes and their versions, so that the number of series stays small.
 */
export function createBrowserMetrics(metrics: Registry) {
  const labels = ['remote', 'version'] as const;
  const errors = new Counter({
    name: 'girassol_remote_errors_total',
    help: 'Errors in browsers that nobody caught, by release',
    labelNames: labels,
    registers: [metrics],
  });
  const longTasks = new Counter({
    name: 'girassol_remote_long_tasks_total',
    help: 'Tasks of more than 50 ms in browsers, by release',
    labelNames: labels,
    registers: [metrics],
  });
  const times = new Histogram({
    name: 'girassol_web_vital_milliseconds',
    help: 'Largest contentful paint and interaction to next paint, by release',
    labelNames: [...labels, 'vital'],
    buckets: [100, 200, 500, 1000, 1800, 2500, 4000, 8000],
    registers: [metrics],
  });
  const shift = new Histogram({
    name: 'girassol_layout_shift_score',
    help: 'Cumulative layout shift, by release',
    labelNames: labels,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers: [metrics],
  });

  return {
    error: (release: Release) => errors.inc({ ...release }),
    longTasks: (release: Release, count: number) => longTasks.inc({ ...release }, count),
    vital: (release: Release, vital: VitalName, value: number) =>
      vital === 'CLS' ? shift.observe({ ...release }, value) : times.observe({ ...release, vital }, value),
  };
}
