import { DAY_MS, formatTime, toEpochMs } from '@girassol/shared-domain';
import { createRandom } from './demo-random';
import { createWorkingHoursCalendar } from './working-hours-calendar';

const isWorkTime = (ms: number) => formatTime(ms) >= '08:00' && formatTime(ms) <= '18:00';

test.each(['2026-11-27 00:30', '2026-11-27 07:59', '2026-11-27 12:00', '2026-11-27 23:30'])(
  'at %s everything of the demonstration happened before, in hours of work',
  (at) => {
    const [date = '', time = ''] = at.split(' ');
    const now = toEpochMs(date, time);
    const calendar = createWorkingHoursCalendar(createRandom(7), now);
    for (let days = 0; days < 5; days += 1) {
      const past = calendar.past(days);
      expect([past < now, isWorkTime(past)]).toEqual([true, true]);
    }
    // A night between two days of work: what falls into it is moved to one of them.
    const evening = toEpochMs('2026-11-25', '17:30');
    const morning = toEpochMs('2026-11-26', '08:30');
    for (let share = 0; share < 4; share += 1) {
      const from = evening + (share * (morning - evening)) / 4;
      const between = calendar.between(from, from + DAY_MS / 2);
      expect(isWorkTime(between)).toBe(true);
    }
  },
);
