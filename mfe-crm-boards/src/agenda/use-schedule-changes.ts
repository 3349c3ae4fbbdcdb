import { buildApiQueryKey, getWaitingWrites } from '@girassol/shared-auth';
import { formatDate, formatDayMonth, formatItemName } from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { beginUndoableAction, showSnackbar } from '@girassol/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AGENDA_QUERY_KEY } from '../board-state/query-names';
import { announceNoteChange, announceWaiting } from '../notes/announce-note-change';
import { parseMinuteOfDay } from '../notes/times-of-day';
import { deleteNoteOrQueue, editNoteOrQueue, getWaitingEdits } from '../notes/waiting-edits';
import { buildSnackbarUndo } from '../undo/undo-action';
import { formatScheduleTimes, getScheduleTime, type ScheduleTime, withScheduleTime } from './schedule-times';
import type { AgendaPages } from './use-agenda';

/** Times of a schedule that had none and is put on another day: a schedule has both (notes-008). */
const MORNING = { start: '08:00', end: '09:00' };

interface Move {
  schedule: AgendaSchedule;
  when: ScheduleTime;
}

/**
 * Provides functions that move and delete schedules. A moved schedule changes on screen at once and is moved
 * back if the server refuses; a deleted schedule disappears after the server has confirmed the deletion. Without a signal
 * both wait on this device.
 */
export function useScheduleChanges() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: AGENDA_QUERY_KEY });
  const change = (id: string, update: (schedule: AgendaSchedule) => AgendaSchedule[]) =>
    client.setQueriesData<AgendaPages>(
      { queryKey: AGENDA_QUERY_KEY },
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
      editNoteOrQueue({
        itemId: schedule.sale._id,
        itemName: formatItemName(schedule.sale, schedule.customer.name),
        noteId: schedule._id,
        version: schedule.version,
        changes: {
          warningDate: when.date,
          warningTimeStart: when.start ?? MORNING.start,
          warningTimeEnd: when.end ?? MORNING.end,
        },
        title: 'Remarcação',
        detail: `${schedule.content} (${formatDate(when.date)}, ${formatScheduleTimes(when)})`,
      }),
    onMutate: async ({ schedule, when }) => {
      await client.cancelQueries({ queryKey: AGENDA_QUERY_KEY });
      change(schedule._id, (each) => [withScheduleTime(each, when)]);
    },
    onSuccess: (answer, { schedule }) => {
      if (answer === 'waiting') return;
      change(schedule._id, (each) => [{ ...each, version: answer.note.version }]);
      client.invalidateQueries({ queryKey: buildApiQueryKey('GET /notes/note/:saleId/:noteId') });
    },
    onError: (_error, { schedule }) => {
      change(schedule._id, () => [schedule]);
    },
    onSettled: refresh,
  });

  /** Moves a schedule and offers to take it back. */
  const reschedule = async (schedule: AgendaSchedule, when: ScheduleTime): Promise<boolean> => {
    const before = getScheduleTime(schedule);
    if (isSame(before, when)) return true;
    if (getWaitingEdits(getWaitingWrites()).has(schedule._id)) {
      showSnackbar({ text: 'Já há uma mudança deste agendamento esperando sinal.' });
      return false;
    }
    const step = beginUndoableAction();
    try {
      const answer = await move.mutateAsync({ schedule, when });
      const text = `Remarcado para ${formatDayMonth(when.date)}, ${formatScheduleTimes(when)}.`;
      const topic = `time ${schedule._id}`;
      if (answer === 'waiting') showSnackbar({ text: `${text} Esperando sinal.`, topic });
      else showSnackbar({ text, topic, ...buildSnackbarUndo(answer.deed), step });
      return true;
    } catch {
      // The call has said why.
      return false;
    } finally {
      step.end();
    }
  };

  const remove = useMutation({
    mutationFn: ({ _id, sale, customer, version, content }: AgendaSchedule) =>
      deleteNoteOrQueue({
        itemId: sale._id,
        itemName: formatItemName(sale, customer.name),
        noteId: _id,
        version,
        detail: content,
      }),
    onSuccess: (answer, schedule) => {
      if (answer === 'waiting') {
        announceWaiting('a exclusão');
        return;
      }
      change(schedule._id, () => []);
      announceNoteChange('Agendamento excluído.', answer.deed);
    },
    onSettled: refresh,
  });

  return { reschedule, remove, refresh };
}

function isSame(a: ScheduleTime, b: ScheduleTime): boolean {
  const minutes = (time: string | null) => (time === null ? null : parseMinuteOfDay(time));
  return a.date === b.date && minutes(a.start) === minutes(b.start) && minutes(a.end) === minutes(b.end);
}
