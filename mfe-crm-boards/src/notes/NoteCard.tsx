import { formatDateTime, formatRelativeDay } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { Avatar, Badge, IconButton, tokens } from '@girassol/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { NoteText } from './NoteText';
import { describeNoteSchedule } from './note-schedule';
import { isPendingNote } from './pending-note';

/** Signs of a note of which a change waits for a signal. */
export const waitingChangeLabels = {
  edit: 'Sua edição espera sinal',
  deletion: 'A exclusão espera sinal',
} as const;

interface NoteCardProps {
  note: Note;
  now: number;
  /** True if the note was just edited and its edit button receives focus. */
  takesFocus: boolean;
  /** Somebody began to edit it here and did not save. */
  hasDraft: boolean;
  /** A change of it waits for a signal on this device: until it is sent there is no other. */
  waitingChange?: keyof typeof waitingChangeLabels | undefined;
  /** It waits for a signal on this device; otherwise a pending note is being saved. */
  isWaiting?: boolean | undefined;
  /** Only for who may edit. */
  onEdit?: (() => void) | undefined;
  /** Only for who may delete. */
  onDelete?: (() => void) | undefined;
}

/** Returns the id of the element of a note, to which an address with `nota` leads. */
export const getNoteElementId = (noteId: string): string => `nota-${noteId}`;

/**
 * Card of a note in read-only form, with its type and schedule, and with the buttons to edit and delete the
 * note if the person may.
 */
export function NoteCard({
  note,
  now,
  takesFocus,
  hasDraft,
  waitingChange,
  isWaiting = false,
  onEdit,
  onDelete,
}: NoteCardProps) {
  const heading = useId();
  const author = note.user.personalData.name;
  const isOnItsWay = isPendingNote(note);
  return (
    <Sheet
      id={getNoteElementId(note._id)}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={isOnItsWay && !isWaiting}
      $isFaint={isOnItsWay}
    >
      <Avatar name={author} size={32} isDecorative />
      <Body>
        <Head>
          <Who id={heading}>
            <strong>{author}</strong>
            <Badge>{note.type}</Badge>
          </Who>
          <Signs>
            {note.isPrivate && (
              <Badge icon="lock" title="Só neste quadro: não aparece nos outros quadros deste negócio">
                Privada
              </Badge>
            )}
            {!isOnItsWay && !waitingChange && (
              <>
                {onEdit && (
                  <IconButton
                    icon="pencil"
                    size="sm"
                    label={`Editar nota de ${author}`}
                    autoFocus={takesFocus}
                    onClick={onEdit}
                  />
                )}
                {onDelete && (
                  <IconButton icon="trash" size="sm" label={`Excluir nota de ${author}`} onClick={onDelete} />
                )}
              </>
            )}
          </Signs>
        </Head>
        <When>
          {isOnItsWay ? (
            <OnItsWay isWaiting={isWaiting} note={note} now={now} />
          ) : (
            <>
              <time dateTime={new Date(note.registryTimestamp).toISOString()}>
                {formatDateTime(note.registryTimestamp)}
              </time>
              {` · ${formatRelativeDay(note.registryTimestamp, now)}`}
              {note.version > 1 && ' · editada'}
            </>
          )}
        </When>
        <NoteText text={note.content} mentions={note.mentions} />
        <NoteSchedule note={note} now={now} />
        {waitingChange && <Badge icon="clock">{waitingChangeLabels[waitingChange]}</Badge>}
        {hasDraft && (
          <Badge tone="warn" icon="pencil">
            Você tem uma edição não salva
          </Badge>
        )}
      </Body>
    </Sheet>
  );
}

/** State of a note that the server does not have yet. */
function OnItsWay({ isWaiting, note, now }: Pick<NoteCardProps, 'note' | 'now'> & { isWaiting: boolean }) {
  if (!isWaiting) return 'Salvando…';
  const { registryTimestamp } = note;
  return `Esperando sinal · escrita ${formatDateTime(registryTimestamp)} · ${formatRelativeDay(registryTimestamp, now)}`;
}

/** Day and time of the schedule of a note; muted once it has passed. */
function NoteSchedule({ note, now }: { note: Note; now: number }) {
  const schedule = describeNoteSchedule(note, now);
  if (!schedule) return null;
  const { isPast, when, relative } = schedule;
  return (
    <Schedule>
      <Badge tone={isPast ? 'neutral' : 'leaf'} icon={isPast ? 'calendar' : 'calendar-clock'}>
        {isPast ? `Foi agendada para ${when}` : `${when} · ${relative}`}
      </Badge>
    </Schedule>
  );
}

const Schedule = styled.div`
  margin-top: ${tokens.space[4]};
`;

const Sheet = styled.article<{ $isFaint: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[12]};
  padding: ${tokens.space[16]} 0;
  opacity: ${({ $isFaint }) => ($isFaint ? 0.72 : 1)};
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]};
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  min-width: 0;
  font: ${tokens.font[14]};

  & > strong {
    font-weight: ${tokens.weight.strong};
    color: ${tokens.color.ink};
    overflow-wrap: anywhere;
  }
`;

const Signs = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const When = styled.div`
  font: ${tokens.font[12]};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.inkFaint};
`;
