import type { SlotContext } from '@girassol/federation';
import type { Params } from '@girassol/shared-domain/contract';

type AnalyticsParams = Params<'GET /analytics/gen-sales/:scope/:id'>;

/** Whose figures the analytics calls count: one collaborator is a user to them (C053). */
export function analyticsParams({ type, id }: SlotContext<'home.card/v1'>['scope']): AnalyticsParams {
  return { scope: type === 'VENDOR' ? 'USER' : type, id };
}
