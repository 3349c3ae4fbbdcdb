import type { ReactNode } from 'react';
import { getPlatformHandle } from './platform-handle';
import { SlotBoundary } from './SlotBoundary';

interface GuardedPartProps {
  /** Name of the remote that owns the part: `mfe-account`. */
  remote: string;
  /** Which, for whoever reads the report: `./pricing-tab`. */
  part: string;
  /** Title of the part, for people: "Propostas". */
  title: string;
  children: ReactNode;
}

/**
 * Part of a screen with its own error boundary: a failure is reported to its team, and the user can retry the part in
 * place.
 */
export function GuardedPart({ remote, part, title, children }: GuardedPartProps) {
  function onError(error: Error) {
    const owner = getPlatformHandle()
      .registry()
      .remotes.find((candidate) => candidate.name === remote);
    getPlatformHandle().report({
      kind: 'slot',
      remote,
      version: owner?.version ?? null,
      team: owner?.team ?? null,
      code: null,
      message: `${part}: ${error.message}`,
      stack: error.stack,
      path: window.location.pathname,
    });
  }

  function onRetry() {
    for (const forget of getPlatformHandle().beforeRetry) forget();
  }

  return (
    <SlotBoundary title={title} onError={onError} onRetry={onRetry}>
      {children}
    </SlotBoundary>
  );
}
