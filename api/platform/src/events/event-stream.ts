import type { Writable } from 'node:stream';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';

/**
 * Maximum number of bytes that wait for a slow reader; beyond it events are dropped and the reader is told to load
 * again.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;

const formatFrame = (event: AccountLiveEvent): string => `data: ${JSON.stringify(event)}\n\n`;
const RESYNC = formatFrame({ kind: 'resync' });

/** Returns true for a stream that was ended or destroyed: a write would crash the process. */
const isOver = ({ destroyed, writableEnded }: Writable): boolean => destroyed || writableEnded;

/** Stream of server-sent events to one browser tab, with limited memory. */
export interface EventStream {
  send(event: AccountLiveEvent): void;
  /** A comment that keeps proxies from closing an idle connection. False when the reader has not read for long. */
  beat(): boolean;
}

/**
 * Creates an event stream that writes to `out`. Drops events while the reader is slow, and sends a `resync`
 * event instead when the reader has caught up.
 */
export function createEventStream(out: Writable): EventStream {
  let isBehind = false;
  let missedBeats = 0;

  out.on('drain', () => {
    missedBeats = 0;
    if (!isBehind) return;
    isBehind = false;
    if (!isOver(out)) out.write(RESYNC);
  });

  return {
    send(event) {
      // A session that ended is not told what the same transaction changed besides.
      if (isBehind || isOver(out)) return;
      if (out.writableLength > MAX_BUFFERED_BYTES) isBehind = true;
      else out.write(formatFrame(event));
    },
    beat() {
      if (out.writableLength === 0) missedBeats = 0;
      else missedBeats += 1;
      if (!isBehind && !isOver(out)) out.write(': \n\n');
      return missedBeats < 3;
    },
  };
}
