import type { Row } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';

/** Refuses what would meet a column half filled. */
export function refuseWhileFilling({ filling }: Row<'imports'>): void {
  if (filling) throw new Refusal(409, 'Uma coluna está sendo preenchida. Espere terminar.');
}
