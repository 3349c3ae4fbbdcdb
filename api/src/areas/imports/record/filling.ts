import type { Row } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';

/** Throws 409 while a job fills a column of an import, or saves one decision about all undecided rows. */
export function requireNoRunningFill({ filling }: Row<'imports'>): void {
  if (!filling) return;
  const what =
    'decision' in filling ? 'As perguntas estão sendo respondidas' : 'Uma coluna está sendo preenchida';
  throw new Refusal(409, `${what}. Espere terminar.`);
}
