import type { Writable } from 'node:stream';
import type { AccountEvent } from '@girassol/shared-domain/contract';

/** Bytes that may wait for a slow reader; whoever is further behind loses events and is told to load again. */
const MOST_WAITING = 64 * 1024;

const frameOf = (event: AccountEvent): string => `data: ${JSON.stringify(event)}\n\n`;
const RESYNC = frameOf({ kind: 'resync' });

/** Server-sent events to one reader, in bounded memory. */
export interface EventStream {
  send(event: AccountEvent): void;
  /** A comment that keeps proxies from closing an idle connection. False when the reader has not read for long. */
  beat(): boolean;
}

/** Writes events to `out`. After a reader was too slow, `resync` takes the place of what was dropped. */
export function eventStream(out: Writable): EventStream {
  let isBehind = false;
  let missedBeats = 0;

  out.on('drain', () => {
    missedBeats = 0;
    if (!isBehind) return;
    isBehind = false;
    out.write(RESYNC);
  });

  return {
    send(event) {
      if (isBehind || out.destroyed) return;
      if (out.writableLength > MOST_WAITING) isBehind = true;
      else out.write(frameOf(event));
    },
    beat() {
      if (out.writableLength === 0) missedBeats = 0;
      else missedBeats += 1;
      if (!isBehind && !out.destroyed) out.write(': \n\n');
      return missedBeats < 3;
    },
  };
}
