import { getCriticalClocks, getInstantsAroundPeriod } from '@girassol/shared-domain/testing';
import { type RawBuilder, sql } from 'kysely';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { isInDateRangeSql, toDateSql, toInstantSql, toLocalTimestampSql } from './days-in-sql';

const DAY = '2026-03-31';

describeApiOnEveryDatabase('days of São Paulo in SQL', (api) => {
  /** Evaluates an expression in a connection of this zone. */
  const valueIn = (zone: string, expression: RawBuilder<unknown>) =>
    api.database.asSystem(async (tx) => {
      await sql`select set_config('timezone', ${zone}, true)`.execute(tx);
      const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(tx);
      return rows[0]?.value;
    });
  const instant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;

  describe.each(['UTC', 'America/Sao_Paulo', 'Asia/Tokyo'])('in a connection of %s', (zone) => {
    test.each(getCriticalClocks(DAY))(
      '$hour is the day and the hour of its clocks',
      async ({ hour, now, today }) => {
        expect(await valueIn(zone, sql`${toDateSql(instant(now))}::text`)).toBe(today);
        expect(await valueIn(zone, sql`${toLocalTimestampSql(instant(now))}::text`)).toBe(
          `${today} ${hour}:00`,
        );
        const shown = sql`${`${today} ${hour}`}::text`;
        expect(await valueIn(zone, sql`${toInstantSql(shown)} = ${instant(now)}`)).toBe(true);
      },
    );

    test.each(getInstantsAroundPeriod(DAY, '2026-04-02'))(
      '$today, $hour is in the period: $isInside',
      async (moment) => {
        const isIn = (days: Parameters<typeof isInDateRangeSql>[1]) =>
          valueIn(zone, isInDateRangeSql(instant(moment.now), days));
        expect(await isIn({ from: DAY, to: '2026-04-02' })).toBe(moment.isInside);
        expect(await isIn({ from: DAY })).toBe(moment.today >= DAY);
        expect(await isIn({ to: DAY, from: null })).toBe(moment.today <= DAY);
        expect(await isIn({ from: DAY, to: DAY })).toBe(moment.today === DAY);
        expect(await isIn({})).toBe(true);
      },
    );
  });
});
