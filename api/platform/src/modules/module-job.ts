import type { z } from 'zod';
import { type JobHandler, type JobKind, registerJob, registerPeriodicJob } from '../jobs';
import type { ModuleContext } from './module-context';

/** File with the handler of a job, which is imported when the job first runs. */
interface JobHandlerFile<P, G, Own> {
  createHandler: (context: ModuleContext<Own>) => JobHandler<P, G>;
}

/** Job of a module: its kind, and how a server registers the handler. */
export interface ModuleJob<Own> {
  kind: string;
  register(context: ModuleContext<Own>): void;
}

/**
 * Pairs a kind of job with the file of its handler. A process that never runs the job never loads that file.
 *
 * ```ts
 * jobs: [defineModuleJob(sealDocumentJob, () => import('./seal-document'))],
 * ```
 */
export const defineModuleJob = <P extends z.ZodType, G extends z.ZodType, Own = unknown>(
  kind: JobKind<P, G>,
  load: () => Promise<JobHandlerFile<z.output<P>, z.output<G>, Own>>,
): ModuleJob<Own> => ({
  kind: kind.kind,
  register: (context) => registerJob(context.app, kind, loadOnFirstRun(context, load)),
});

/** The same for a job that runs periodically, exactly once over all processes, and belongs to no account. */
export const definePeriodicModuleJob = <Own = unknown>(
  kind: JobKind<z.ZodObject, z.ZodType>,
  everySeconds: number,
  load: () => Promise<JobHandlerFile<Record<string, unknown>, unknown, Own>>,
): ModuleJob<Own> => ({
  kind: kind.kind,
  register: (context) =>
    registerPeriodicJob(context.app, kind, { everySeconds }, loadOnFirstRun(context, load)),
});

/** Creates a handler that imports the real one at its first run, and again at the next run if that failed. */
function loadOnFirstRun<P, G, Own>(
  context: ModuleContext<Own>,
  load: () => Promise<JobHandlerFile<P, G, Own>>,
): JobHandler<P, G> {
  let handler: JobHandler<P, G> | undefined;
  return async (job) => {
    handler ??= (await load()).createHandler(context);
    return handler(job);
  };
}
