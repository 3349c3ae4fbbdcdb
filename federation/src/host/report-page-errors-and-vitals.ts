import type { ResolvedRemote } from '../registry/manifest';
import { type CodeOwner, findErrorOwner, SHELL_OWNER, toAnonymousErrorTrace } from './attribution';
import type { BrowserMonitoringReport } from './handle';
import { runWhenSettled } from './when-settled';

interface Options {
  remotes: readonly ResolvedRemote[];
  shellVersion: string;
  report(report: BrowserMonitoringReport): void;
}

/**
 * Reports uncaught errors and measurements of the page to the operator, each with the release and team
 * concerned, without personal data.
 */
export function reportPageErrorsAndVitals({ remotes, shellVersion, report }: Options): void {
  const about = (owner: CodeOwner) => {
    const remote = remotes.find(({ name }) => name === owner);
    return {
      remote: owner,
      version: owner === SHELL_OWNER ? shellVersion : (remote?.version ?? null),
      team: remote?.team ?? null,
      code: null,
      path: window.location.pathname,
    };
  };

  const tellError = (error: unknown) =>
    report({
      ...about(findErrorOwner(error instanceof Error ? error.stack : undefined)),
      kind: 'error',
      ...toAnonymousErrorTrace(error),
    });
  window.addEventListener('error', ({ error }) => {
    // Without an error it is an element that did not load: the script loader tells of those.
    if (error) tellError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason));

  const measure = async () => {
    const { measurePageVitals } = await import(/* webpackChunkName: "measure" */ './measure-page-vitals');
    measurePageVitals({
      remotes,
      onVital: (owner, vital, value) => report({ ...about(owner), kind: 'vital', message: '', vital, value }),
      onLongTasks: (owner, count) => report({ ...about(owner), kind: 'long-task', message: '', count }),
    });
  };
  // Without a connection nothing is measured: that is no error of the page.
  runWhenSettled(() => void measure().catch(() => {}));
}
