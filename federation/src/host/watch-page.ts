import type { ResolvedRemote } from '../registry/manifest';
import { type Owner, ownerOfStack, SHELL, tracesOf } from './attribution';
import type { FailureReport } from './handle';
import { whenSettled } from './when-settled';

interface Options {
  remotes: readonly ResolvedRemote[];
  shellVersion: string;
  report(report: FailureReport): void;
}

/** Tells what goes wrong and how the page feels, each with the release and the team it belongs to. Nothing of it is personal. */
export function watchPage({ remotes, shellVersion, report }: Options): void {
  const about = (owner: Owner) => {
    const remote = remotes.find(({ name }) => name === owner);
    return {
      remote: owner,
      version: owner === SHELL ? shellVersion : (remote?.version ?? null),
      team: remote?.team ?? null,
      code: null,
      path: window.location.pathname,
    };
  };

  const tellError = (error: unknown) =>
    report({
      ...about(ownerOfStack(error instanceof Error ? error.stack : undefined)),
      kind: 'error',
      ...tracesOf(error),
    });
  window.addEventListener('error', ({ error }) => {
    // Without an error it is an element that did not load: the script loader tells of those.
    if (error) tellError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason));

  whenSettled(async () => {
    const { measurePage } = await import(/* webpackChunkName: "measure" */ './measure-page');
    measurePage({
      remotes,
      onVital: (owner, vital, value) => report({ ...about(owner), kind: 'vital', message: '', vital, value }),
      onLongTasks: (owner, count) => report({ ...about(owner), kind: 'long-task', message: '', count }),
    });
  });
}
