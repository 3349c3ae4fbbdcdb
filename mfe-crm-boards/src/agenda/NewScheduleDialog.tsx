import { ApiError, api, useSession } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions, formatItemName, formatItemNumber } from '@girassol/shared-domain';
import { Stack } from '@girassol/shared-ui';
import { AsyncComboBox } from '@girassol/shared-ui/choices';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useCallback, useRef, useState } from 'react';
import { announceNoteChange, announceWaiting } from '../notes/announce-note-change';
import { type ChosenItem, deleteDraft, getDraft, saveDraft } from '../notes/drafts';
import NoteForm from '../notes/NoteForm';
import { buildEmptyNoteValues, type NoteValues } from '../notes/note-values';
import { useNoteRights } from '../notes/use-note-rights';
import { addNoteOrQueue } from '../notes/waiting-edits';
import type { ScheduleTime } from './schedule-times';
import { useScheduleChanges } from './use-schedule-changes';

interface NewScheduleDialogProps {
  kind: BoardKind;
  /** User or company whose items can be chosen. */
  fetchId: string;
  /** The day and hour pressed on; null: the next hour. */
  when: ScheduleTime | null;
  now: number;
  onClose: () => void;
}

/**
 * Dialog that creates a schedule about an item of the board. The typed text and the chosen item survive closing the
 * dialog by mistake.
 */
export default function NewScheduleDialog({ kind, fetchId, when, now, onClose }: NewScheduleDialogProps) {
  const userId = useSession()?.userId ?? '';
  const place = `${userId}.agenda.${kind}`;
  const { types } = useNoteRights(kind, userId);
  const { refresh } = useScheduleChanges();
  const [draft] = useState(() => getDraft(place));
  const [item, setItem] = useState<ChosenItem | null>(draft?.item ?? null);
  const offered = useRef(new Map<string, ChosenItem>());
  const [isTried, setIsTried] = useState(false);
  const { itemName, gender } = boardDescriptions[kind];
  const word = itemName.toLocaleLowerCase('pt-BR');

  const loadOptions = useCallback(
    async (searchValue: string, signal: AbortSignal) => {
      const { sales } = await api('POST /sales/kanban/names/:userId/:type', {
        params: { userId: fetchId, type: kind },
        body: { searchValue },
        signal,
        silent: true,
      });
      return sales.map(({ _id, customerName, ...sale }) => {
        const label = `${formatItemNumber(sale.id)} ${sale.name}`;
        offered.current.set(_id, { id: _id, label, name: formatItemName(sale, customerName) });
        return { value: _id, label, description: customerName };
      });
    },
    [fetchId, kind],
  );

  const [initial] = useState<NoteValues>(() => {
    const fresh = { ...buildEmptyNoteValues(types, now), isScheduled: true };
    const chosen = when && { date: when.date, start: when.start ?? fresh.start, end: when.end ?? fresh.end };
    const { text, type, isPrivate } = draft?.values ?? fresh;
    return { ...fresh, text, type: type || fresh.type, isPrivate, ...chosen };
  });
  const typed = useRef(initial);

  const choose = (itemId: string | null) => {
    const chosen = (itemId !== null && offered.current.get(itemId)) || null;
    setItem(chosen);
    saveDraft(place, typed.current, null, chosen);
  };

  const save = async (values: NoteValues) => {
    setIsTried(true);
    if (!item) return;
    try {
      const answer = await addNoteOrQueue({ itemId: item.id, itemName: item.name, values });
      if (answer === 'waiting') announceWaiting('o agendamento');
      else announceNoteChange('Agendamento salvo.', answer.deed);
    } catch (error) {
      // The call has said why; the form stays as it is. An item that was deleted meanwhile leaves its field.
      if (error instanceof ApiError && error.status === 404) choose(null);
      return;
    }
    deleteDraft(place);
    await refresh();
    onClose();
  };

  return (
    <Dialog isOpen onClose={onClose} title="Novo agendamento">
      <Stack gap={12}>
        <AsyncComboBox
          label={itemName}
          isRequired
          autoFocus
          opensOnTyping
          placeholder="Nome, cliente, documento ou número"
          loadOptions={loadOptions}
          value={item?.id ?? null}
          selectedOption={item && { value: item.id, label: item.label }}
          onChange={choose}
          emptyText={`Digite para encontrar ${gender === 'f' ? 'a' : 'o'} ${word}.`}
          error={isTried && !item ? `Escolha ${gender === 'f' ? 'uma' : 'um'} ${word}.` : undefined}
        />
        <NoteForm
          label="Novo agendamento"
          itemId={item?.id ?? null}
          initial={initial}
          types={types}
          isSchedule
          takesFocus={false}
          saveLabel="Salvar agendamento"
          cancelLabel="Cancelar"
          onChange={(values) => {
            typed.current = values;
            saveDraft(place, values, null, item);
          }}
          onSave={save}
          onCancel={() => {
            deleteDraft(place);
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
