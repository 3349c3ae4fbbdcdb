import { api, useSession } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions, formatItemName, formatItemNumber } from '@girassol/shared-domain';
import { Stack } from '@girassol/shared-ui';
import { AsyncComboBox } from '@girassol/shared-ui/choices';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useCallback, useRef, useState } from 'react';
import { announceNoteChange, announceWaiting } from '../notes/announce-note-change';
import { deleteDraft, getDraft, saveDraft } from '../notes/drafts';
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

/** Dialog that creates a schedule about an item of the board. The typed text survives closing the dialog by mistake. */
export default function NewScheduleDialog({ kind, fetchId, when, now, onClose }: NewScheduleDialogProps) {
  const userId = useSession()?.userId ?? '';
  const place = `${userId}.agenda.${kind}`;
  const { types } = useNoteRights(kind, userId);
  const { refresh } = useScheduleChanges();
  const [itemId, setItemId] = useState<string | null>(null);
  const itemNames = useRef(new Map<string, string>());
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
      for (const { _id, customerName, ...item } of sales)
        itemNames.current.set(_id, formatItemName(item, customerName));
      return sales.map(({ _id, id, name, customerName }) => ({
        value: _id,
        label: `${formatItemNumber(id)} ${name}`,
        description: customerName,
      }));
    },
    [fetchId, kind],
  );

  const [initial] = useState<NoteValues>(() => {
    const fresh = { ...buildEmptyNoteValues(types, now), isScheduled: true };
    const chosen = when && { date: when.date, start: when.start ?? fresh.start, end: when.end ?? fresh.end };
    const { text, type, isPrivate } = getDraft(place)?.values ?? fresh;
    return { ...fresh, text, type: type || fresh.type, isPrivate, ...chosen };
  });

  const save = async (values: NoteValues) => {
    setIsTried(true);
    if (!itemId) return;
    try {
      const answer = await addNoteOrQueue({
        itemId,
        itemName: itemNames.current.get(itemId) ?? '',
        values,
      });
      if (answer === 'waiting') announceWaiting('o agendamento');
      else announceNoteChange('Agendamento salvo.', answer.deed);
    } catch {
      // The call has said why; the form stays as it is.
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
          value={itemId}
          onChange={setItemId}
          emptyText={`Digite para encontrar ${gender === 'f' ? 'a' : 'o'} ${word}.`}
          error={isTried && !itemId ? `Escolha ${gender === 'f' ? 'uma' : 'um'} ${word}.` : undefined}
        />
        <NoteForm
          label="Novo agendamento"
          itemId={itemId}
          initial={initial}
          types={types}
          isSchedule
          takesFocus={false}
          saveLabel="Salvar agendamento"
          cancelLabel="Cancelar"
          onChange={(values) => saveDraft(place, values)}
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
