import { buildScheduledNote } from './note.fixture';
import { describeNoteSchedule } from './note-schedule';

const at = (iso: string) => new Date(iso).getTime();

const scheduled = buildScheduledNote();

test('a schedule ahead says its day, hours and distance', () => {
  expect(describeNoteSchedule(scheduled, at('2026-03-10T18:00:00-03:00'))).toEqual({
    isPast: false,
    when: '12/03/2026, das 10:00 às 11:30',
    relative: 'em 2 dias',
  });
});

test('a schedule is past once its end has passed, not its start', () => {
  expect(describeNoteSchedule(scheduled, at('2026-03-12T11:00:00-03:00'))?.isPast).toBe(false);
  expect(describeNoteSchedule(scheduled, at('2026-03-12T11:31:00-03:00'))?.isPast).toBe(true);
});

test('a plain note has no schedule', () => {
  expect(describeNoteSchedule({ ...scheduled, warning: false }, 0)).toBeNull();
});
