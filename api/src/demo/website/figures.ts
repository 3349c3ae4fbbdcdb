import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { SiteCount, SitePage, SiteSource } from '@girassol/shared-domain/website';
import type { NewRow, Tx } from '../../platform/database';
import type { Random } from '../random';

/** Visits of a day by where they come from, on a weekday. */
const daily: [SiteSource, number][] = [
  ['BUSCA', 19],
  ['INSTAGRAM', 14],
  ['DIRETO', 9],
  ['WHATSAPP', 7],
  ['GOOGLE_ADS', 6],
  ['FACEBOOK', 4],
];
const DAYS = 30;

/** What was counted of the site over the last thirty days: fewer on Sundays, more since it was published anew. */
export async function writeFigures(
  tx: Tx,
  { accountId, random, now }: { accountId: string; random: Random; now: number },
): Promise<void> {
  const today = toIsoDate(now);
  const rows: NewRow<'website_counts'>[] = [];
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
    const factor = (isSunday ? 0.5 : 1) * (ago < 9 ? 1.35 : 0.9);
    for (const [source, usual] of daily) {
      const count = (page: SitePage, what: SiteCount, share: number) => {
        const counted = Math.round(usual * factor * share * (0.7 + random.next() * 0.6));
        if (counted > 0) rows.push({ account_id: accountId, day, page, source, what, count: counted });
      };
      count('inicio', 'VISIT', 1);
      count('simulador', 'VISIT', 0.34);
      count('simulador', 'SIMULATION', 0.19);
      if (random.chance(usual / 90))
        rows.push({ account_id: accountId, day, page: 'simulador', source, what: 'LEAD', count: 1 });
    }
  }
  await tx.insertInto('website_counts').values(rows).execute();
}
