import type { Row } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';

/** Refuses what would meet a column half filled, or questions half answered. */
export function refuseWhileFilling({ filling }: Row<'imports'>): void {
  if (!filling) return;
  const what =
    'decision' in filling ? 'As perguntas estão sendo respondidas' : 'Uma coluna está sendo preenchida';
  throw new Refusal(409, `${what}. Espere terminar.`);
}
