import { Counter, type Registry } from 'prom-client';

/** Outcome of one push to one device: `gone` removes the device, `later` is tried again, `refused` is not. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Creates the metric of pushes of this process. Returns the function that counts one. */
export function createPushMetrics(registry: Registry): (outcome: PushOutcome) => void {
  const pushes = new Counter({
    name: 'girassol_pushes_total',
    help: 'Pushes to devices in this process, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => pushes.inc({ outcome });
}
