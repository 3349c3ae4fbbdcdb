import type { SelectQueryBuilder } from 'kysely';

/** Counts the rows that a query finds on all pages, whatever it selects and in whatever order. */
export async function countRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    // The compiler does not see what a query of any tables selects.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}
