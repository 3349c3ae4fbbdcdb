import { useConditionFacts, useSettings } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions, can, canEditArea } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';

/** For accounts that have not configured any type. */
const DEFAULT_TYPE = 'Nota';

/**
 * Returns the rights of the person on notes of a board: the note types to choose from, and `mayDelete` and `mayEdit`,
 * functions of the note. The server checks the same rights on every request.
 */
export function useNoteRights(boardKind: BoardKind, userId: string) {
  const facts = useConditionFacts(boardKind);
  const configured = useSettings()?.notesTypes.map((type) => type.name) ?? [];
  const maySchedule = facts !== null && canEditArea(facts, 'schedule');
  /** A note with a date belongs to the schedule. */
  const isEditable = ({ notificationTimestamp }: Note) => notificationTimestamp === null || maySchedule;
  const managesBoard = facts !== null && can(facts, boardDescriptions[boardKind].managerPermission);
  return {
    types: configured.length > 0 ? configured : [DEFAULT_TYPE],
    mayDelete: (note: Note) => facts !== null && can(facts, 'dataDeletion') && isEditable(note),
    mayEdit: (note: Note) => (managesBoard || note.user._id === userId) && isEditable(note),
  };
}
