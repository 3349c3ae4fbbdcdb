import { Counter, type Registry } from 'prom-client';

/** Outcome of one try to deliver a mail: `later` is a failure that is tried again. */
export type MailOutcome = 'sent' | 'later' | 'failed' | 'suppressed';

/** Creates the metric of tries to deliver mail in this process. Returns the function that counts one. */
export function createMailMetrics(registry: Registry): (outcome: MailOutcome) => void {
  const tries = new Counter({
    name: 'girassol_mails_total',
    help: 'Tries to deliver a mail in this process, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => tries.inc({ outcome });
}
