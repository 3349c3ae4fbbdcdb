import type { NewRow, Tx } from '@girassol/api-platform/database';
import { addDays, getWeekday, toIsoDate } from '@girassol/shared-domain';
import type { SiteEventKind, SitePage, SiteTrafficSource } from '@girassol/shared-domain/website';
import type { DemoRandom } from '../demo-random';

/** Visits of a day by where they come from, on a weekday. */
const daily: [SiteTrafficSource, number][] = [
  ['BUSCA', 19],
  ['INSTAGRAM', 14],
  ['DIRETO', 9],
  ['WHATSAPP', 7],
  ['GOOGLE_ADS', 6],
  ['FACEBOOK', 4],
  ['VENDEDOR', 3],
  ['OUTROS', 2],
];
const VISIT_COUNT_DAYS = 30;

/**
 * Inserts the visit counts of the demonstration's site for the last thirty days: fewer on Sundays, more since
 * the last publication. Contacts are counted with the leads.
 */
export async function writeVisitCounts(
  tx: Tx,
  { accountId, random, now }: { accountId: string; random: DemoRandom; now: number },
): Promise<void> {
  const today = toIsoDate(now);
  const rows: NewRow<'website_counts'>[] = [];
  for (let ago = VISIT_COUNT_DAYS - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const isSunday = getWeekday(day) === 0;
    const factor = (isSunday ? 0.5 : 1) * (ago < 9 ? 1.35 : 0.9);
    for (const [source, usual] of daily) {
      const count = (page: SitePage, what: SiteEventKind, share: number) => {
        const counted = Math.round(usual * factor * share * (0.7 + random.next() * 0.6));
        if (counted > 0) rows.push({ account_id: accountId, day, page, source, what, count: counted });
      };
      count('inicio', 'VISIT', 1);
      count('simulador', 'VISIT', 0.34);
      count('simulador', 'SIMULATION', 0.19);
    }
  }
  await tx.insertInto('website_counts').values(rows).execute();
}
