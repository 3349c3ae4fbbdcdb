import { Counter, Gauge, type Registry } from 'prom-client';
import { MAX_STREAMS, type StreamLimiter } from './stream-limits';

/** Registers metrics of the event streams of this process: open ones, limits, and refusals by limit. */
export function registerStreamMetrics(register: Registry, { getFigures }: StreamLimiter): void {
  const registers = [register];
  new Gauge({
    name: 'girassol_event_streams',
    help: 'Open event streams of this process',
    registers,
    collect() {
      this.set(getFigures().open);
    },
  });
  new Gauge({
    name: 'girassol_event_streams_busiest_account',
    help: 'Open event streams of the account that has the most',
    registers,
    collect() {
      this.set(getFigures().mostOfOneAccount);
    },
  });
  new Gauge({
    name: 'girassol_event_streams_limit',
    help: 'Most event streams of one session, person and account',
    labelNames: ['of'],
    registers,
    collect() {
      for (const [of, most] of Object.entries(MAX_STREAMS)) this.set({ of }, most);
    },
  });
  new Counter({
    name: 'girassol_event_stream_refusals_total',
    help: 'Event streams refused because their session, person or account had as many as it may have',
    labelNames: ['of'],
    registers,
    collect() {
      this.reset();
      for (const [of, count] of Object.entries(getFigures().refused)) this.inc({ of }, count);
    },
  });
}
