import { api, apiQueryKey } from '@girassol/shared-auth';
import { formatDayMonth, instantOf } from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { beginUndoable, showSnackbar } from '@girassol/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AGENDA_KEY } from '../board-state/query-names';
import { tellSaved } from '../notes/tell-saved';
import { minutesOf } from '../notes/times-of-day';
import { undoOf } from '../undo/take-back';
import { timesText, type When, whenOf } from './schedule-times';
import type { AgendaPages } from './use-agenda';

/** Times of a schedule that had none and is put on another day: a schedule has both (notes-008). */
const MORNING = { start: '08:00', end: '09:00' };

interface Move {
  schedule: AgendaSchedule;
  when: When;
}

/** Moving schedules and deleting them. The screen changes first; a refusal takes it back and says why. */
export function useScheduleChanges() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: AGENDA_KEY });
  const change = (id: string, update: (schedule: AgendaSchedule) => AgendaSchedule[]) =>
    client.setQueriesData<AgendaPages>(
      { queryKey: AGENDA_KEY },
      (pages) =>
        pages && {
          ...pages,
          pages: pages.pages.map((page) => ({
            ...page,
            schedules: page.schedules.flatMap((each) => (each._id === id ? update(each) : [each])),
          })),
        },
    );

  const move = useMutation({
    mutationFn: ({ schedule, when }: Move) =>
      api('PATCH /notes/note/:saleId/:noteId', {
        params: { saleId: schedule.sale._id, noteId: schedule._id },
        body: {
          warningDate: when.date,
          warningTimeStart: when.start ?? MORNING.start,
          warningTimeEnd: when.end ?? MORNING.end,
          version: schedule.version,
        },
      }),
    onMutate: async ({ schedule, when }) => {
      await client.cancelQueries({ queryKey: AGENDA_KEY });
      change(schedule._id, (each) => [placedAt(each, when)]);
    },
    onSuccess: ({ note }, { schedule }) => {
      change(schedule._id, (each) => [{ ...each, version: note.version }]);
      client.invalidateQueries({ queryKey: apiQueryKey('GET /notes/note/:saleId/:noteId') });
    },
    onError: (_error, { schedule }) => {
      change(schedule._id, () => [schedule]);
    },
    onSettled: refresh,
  });

  /** Moves a schedule and offers to take it back. */
  const reschedule = async (schedule: AgendaSchedule, when: When): Promise<boolean> => {
    const before = whenOf(schedule);
    if (isSame(before, when)) return true;
    const step = beginUndoable();
    try {
      const { deed } = await move.mutateAsync({ schedule, when });
      showSnackbar({
        text: `Remarcado para ${formatDayMonth(when.date)}, ${timesText(when)}.`,
        ...undoOf(deed),
        step,
      });
      return true;
    } catch {
      // The call has said why.
      return false;
    } finally {
      step.end();
    }
  };

  const remove = useMutation({
    mutationFn: ({ _id, sale }: AgendaSchedule) =>
      api('DELETE /notes/note/:saleId/:noteId', { params: { saleId: sale._id, noteId: _id } }),
    onSuccess: ({ deed }, schedule) => {
      change(schedule._id, () => []);
      tellSaved('Agendamento excluído.', deed);
    },
    onSettled: refresh,
  });

  return { reschedule, remove, refresh };
}

function placedAt(schedule: AgendaSchedule, { date, start, end }: When): AgendaSchedule {
  return {
    ...schedule,
    notificationDate: date,
    notificationTimeStart: start,
    notificationTimeEnd: end,
    notificationTimestamp: instantOf(date, start ?? '00:00'),
  };
}

function isSame(a: When, b: When): boolean {
  const minutes = (time: string | null) => (time === null ? null : minutesOf(time));
  return a.date === b.date && minutes(a.start) === minutes(b.start) && minutes(a.end) === minutes(b.end);
}
