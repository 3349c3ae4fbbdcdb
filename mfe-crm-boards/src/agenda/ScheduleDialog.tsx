import { ApiError, useApiQuery, useSession } from '@girassol/shared-auth';
import {
  type BoardKind,
  boardDescriptions,
  formatItemName,
  formatItemNumber,
  formatLongDay,
} from '@girassol/shared-domain';
import type { AgendaSchedule, Note } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { announceNoteChange, announceWaiting } from '../notes/announce-note-change';
import { buildDraftKey } from '../notes/drafts';
import { waitingChangeLabels } from '../notes/NoteCard';
import { NoteEditor } from '../notes/NoteEditor';
import { NoteText } from '../notes/NoteText';
import { useNoteChanges } from '../notes/use-note-changes';
import { useNoteRights } from '../notes/use-note-rights';
import { useWaitingNoteEdits } from '../notes/use-waiting-notes';
import { addNoteOrQueue } from '../notes/waiting-edits';
import { capitalize } from '../period/agenda-days';
import { formatScheduleTimes, getScheduleTime } from './schedule-times';
import { useScheduleChanges } from './use-schedule-changes';

interface ScheduleDialogProps {
  kind: BoardKind;
  schedule: AgendaSchedule;
  now: number;
  onReschedule: () => void;
  onOpenItem: () => void;
  onClose: () => void;
}

/** Dialog with the details of one schedule and the actions on it. */
export function ScheduleDialog({
  kind,
  schedule,
  now,
  onReschedule,
  onOpenItem,
  onClose,
}: ScheduleDialogProps) {
  const userId = useSession()?.userId ?? '';
  const { types, mayDelete, mayEdit } = useNoteRights(kind, userId);
  const { sale, customer, _id: noteId } = schedule;
  const query = useApiQuery(
    'GET /notes/note/:saleId/:noteId',
    { params: { saleId: sale._id, noteId } },
    { refetchOnMount: 'always' },
  );
  const { remove, refresh } = useScheduleChanges();
  const item = { itemId: sale._id, itemName: formatItemName(sale, customer.name) };
  const { saveEdit } = useNoteChanges(item);
  /** The note as it was when editing began. */
  const [base, setBase] = useState<Note | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const note = query.data?.note;
  /** A change of it waits for a signal: until it is sent there is no other. */
  const isWaiting = useWaitingNoteEdits(sale._id).has(noteId);
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const { itemName } = boardDescriptions[kind];

  const askAndRemove = async () => {
    const isSure = await confirm({
      text: 'Deseja excluir permanentemente esta nota?',
      confirmLabel: 'Excluir nota',
      danger: true,
    });
    if (isSure) remove.mutate(schedule, { onSuccess: onClose });
  };

  /** Closes the dialog, and takes the schedule that is gone out of the agenda below it. */
  const leaveGone = () => {
    void refresh();
    onClose();
  };

  if (base) {
    return (
      <Dialog isOpen onClose={onClose} title="Editar agendamento" isDismissable={false}>
        <NoteEditor
          itemId={sale._id}
          base={base}
          current={note ?? null}
          gone={gone}
          place={buildDraftKey(userId, sale._id, noteId)}
          types={types}
          now={now}
          onSave={async (values, version) => {
            try {
              await saveEdit(base, values, version);
            } finally {
              // On a conflict the newer one shows beside what was typed.
              await Promise.all([query.refetch(), refresh()]);
            }
          }}
          onSaveAsNew={async (values) => {
            const answer = await addNoteOrQueue({ ...item, values });
            if (answer === 'waiting') announceWaiting('o agendamento');
            else announceNoteChange('Agendamento salvo.', answer.deed);
            await refresh();
          }}
          onGone={setGone}
          onReopen={() => undefined}
          onClose={onClose}
        />
      </Dialog>
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={customer.name}
      actions={
        note &&
        !isWaiting && (
          <>
            {mayDelete(note) && (
              <Button variant="ghost" icon="trash" onClick={askAndRemove}>
                Excluir
              </Button>
            )}
            {mayEdit(note) && (
              <>
                <Button icon="pencil" onClick={() => setBase(note)}>
                  Editar
                </Button>
                <Button icon="calendar-clock" onClick={onReschedule}>
                  Remarcar
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <Stack gap={12}>
        <Text>
          {capitalize(formatLongDay(schedule.notificationDate))},{' '}
          {formatScheduleTimes(getScheduleTime(schedule))}
        </Text>
        <Row gap={8}>
          <Badge>{schedule.type}</Badge>
          {schedule.isPrivate && <Badge icon="lock">Privada</Badge>}
          {isWaiting && <Badge icon="clock">{waitingChangeLabels.edit}</Badge>}
        </Row>
        {note && <NoteText text={note.content} mentions={note.mentions} />}
        {query.isPending && <Skeleton width="80%" height={16} />}
        {isGone && (
          <EmptyState
            isCompact
            title="Este agendamento não existe mais"
            action={<Button onClick={leaveGone}>Voltar à agenda</Button>}
          />
        )}
        {query.isLoadingError && !isGone && (
          <ErrorState
            error={query.error}
            isCompact
            title="Não foi possível carregar o agendamento"
            onRetry={() => query.refetch()}
          />
        )}
        <Text size={13} tone="soft">
          Anotado por {schedule.user.personalData.name}. Responsável: {schedule.owner.personalData.name}.
        </Text>
        <Row>
          <Button variant="secondary" icon="panel-left" onClick={onOpenItem}>
            Abrir {itemName.toLocaleLowerCase('pt-BR')} {formatItemNumber(sale.id)}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
