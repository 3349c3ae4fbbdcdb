import { Gauge, type Registry } from 'prom-client';
import type { EventHub } from './event-hub';

/** Registers the number of open event streams of this process as a metric. */
export function registerEventMetrics(registry: Registry, hub: Pick<EventHub, 'listeners'>): void {
  new Gauge({
    name: 'girassol_event_streams',
    help: 'Open event streams of this process',
    registers: [registry],
    collect() {
      this.set(hub.listeners());
    },
  });
}
