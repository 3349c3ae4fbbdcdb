import type { ReactNode } from 'react';
import { platform } from './platform-handle';
import { SlotBoundary } from './SlotBoundary';

interface GuardedPartProps {
  /** Whose part it is: `mfe-account`. */
  remote: string;
  /** Which, for whoever reads the report: `./pricing-tab`. */
  part: string;
  /** What a person reads: "Propostas". */
  title: string;
  children: ReactNode;
}

/** A part of a screen that may fail by itself: the failure is told to its team, and it can be tried again on the spot. */
export function GuardedPart({ remote, part, title, children }: GuardedPartProps) {
  function onError(error: Error) {
    const owner = platform()
      .registry()
      .remotes.find((candidate) => candidate.name === remote);
    platform().report({
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
    for (const forget of platform().beforeRetry) forget();
  }

  return (
    <SlotBoundary title={title} onError={onError} onRetry={onRetry}>
      {children}
    </SlotBoundary>
  );
}
