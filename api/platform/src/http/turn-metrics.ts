import { Counter, Gauge, type Registry } from 'prom-client';
import { listTurnFigures } from '../turns/by-key';

/** Registers metrics of the queues in which accounts take turns (conversions, prints, files): works, limits, refusals. */
export function registerTurnMetrics(register: Registry): void {
  const registers = [register];
  new Gauge({
    name: 'girassol_queue_works',
    help: 'Works that run and that wait for their turn in this process, by queue',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const { name: queue, running, queued } of listTurnFigures()) {
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'waiting' }, queued);
      }
    },
  });
  new Gauge({
    name: 'girassol_queue_busiest_account_works',
    help: 'Works of the account that has the most of them, running and waiting, by queue',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const { name: queue, mostOfOneKey } of listTurnFigures()) this.set({ queue }, mostOfOneKey);
    },
  });
  new Gauge({
    name: 'girassol_queue_limit',
    help: 'Most works that may run and wait at the same time, of one account and of all, by queue',
    labelNames: ['queue', 'state', 'of'],
    registers,
    collect() {
      for (const { name: queue, limits } of listTurnFigures()) {
        this.set({ queue, state: 'running', of: 'account' }, limits.maxPerKey);
        this.set({ queue, state: 'running', of: 'all' }, limits.max);
        this.set({ queue, state: 'waiting', of: 'account' }, limits.maxQueuedPerKey);
        this.set({ queue, state: 'waiting', of: 'all' }, limits.maxQueued);
      }
    },
  });
  new Counter({
    name: 'girassol_queue_refusals_total',
    help: 'Works refused because too many waited already, of their account or of all, by queue',
    labelNames: ['queue', 'of'],
    registers,
    collect() {
      this.reset();
      for (const { name: queue, refused } of listTurnFigures()) {
        this.inc({ queue, of: 'account' }, refused.ofKey);
        this.inc({ queue, of: 'all' }, refused.ofAll);
      }
    },
  });
}
