import type { ListedJob, ListedJobState, ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Row } from '../database';

const PAGE = 20;

type Found = Pick<
  Row<'jobs'>,
  | 'id'
  | 'account_id'
  | 'kind'
  | 'state'
  | 'payload'
  | 'progress'
  | 'priority'
  | 'due_at'
  | 'attempts'
  | 'max_attempts'
  | 'worker'
  | 'cancel_asked_at'
  | 'error'
  | 'created_at'
  | 'started_at'
  | 'ended_at'
> & { account_name: string | null; total: number };

interface Figure {
  kind: string;
  state: 'QUEUED' | 'RUNNING' | 'FAILED';
  jobs: number;
  oldest_seconds: number;
}

/**
 * Lists the jobs of every account in one state, for operators: ended jobs latest first, others in the order
 * in which they will run.
 */
export async function listJobs(
  { database, jobs: { kinds } }: Pick<FastifyInstance, 'database' | 'jobs'>,
  { state, kind, multiplier }: { state: ListedJobState; kind: string; multiplier: number },
): Promise<ResponseBody<'GET /operation/jobs/list/:state/:multiplier'>> {
  const skipped = (multiplier - 1) * PAGE;
  const found = await database.lookUp(
    sql<Found>`select * from list_jobs(${state}, ${kind}, ${skipped}, ${PAGE})`,
  );
  const figures = await database.lookUp(sql<Figure>`select * from job_figures()`);
  const getTitle = (name: string) => kinds.get(name)?.kind.title ?? name;
  const total = found[0]?.total ?? 0;
  const names = [...new Set([...kinds.keys(), ...figures.map((figure) => figure.kind)])].sort((one, other) =>
    getTitle(one).localeCompare(getTitle(other), 'pt-BR'),
  );
  return {
    jobs: found.map((row) => toJobInList(row, getTitle(row.kind))),
    total,
    hasMoreItems: skipped + found.length < total,
    kinds: names.map((name) => {
      const of = (wanted: Figure['state']) =>
        figures.find((figure) => figure.kind === name && figure.state === wanted);
      return {
        kind: name,
        title: getTitle(name),
        queued: of('QUEUED')?.jobs ?? 0,
        running: of('RUNNING')?.jobs ?? 0,
        failed: of('FAILED')?.jobs ?? 0,
        oldestSeconds: Math.round(of('QUEUED')?.oldest_seconds ?? 0),
      };
    }),
  };
}

function toJobInList(row: Found, title: string): ListedJob {
  return {
    _id: row.id,
    kind: row.kind,
    title,
    state: row.state,
    account: row.account_id === null ? null : { _id: row.account_id, name: row.account_name ?? '' },
    priority: row.priority,
    payload: JSON.stringify(row.payload),
    progress: row.progress === null ? null : JSON.stringify(row.progress),
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    isCancelling: row.cancel_asked_at !== null && row.ended_at === null,
    error: row.error,
    worker: row.worker,
    dueAt: row.due_at.getTime(),
    createdAt: row.created_at.getTime(),
    startedAt: row.started_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
  };
}
