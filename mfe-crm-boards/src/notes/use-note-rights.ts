import { useFacts, useSettings } from '@girassol/shared-auth';
import { type BoardKind, boards, can } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';

/** For accounts that have not configured any type. */
const USUAL_TYPE = 'Nota';

/** Which types this person may choose, and whose notes they may edit and delete. The server decides again. */
export function useNoteRights(boardKind: BoardKind, userId: string) {
  const facts = useFacts(boardKind);
  const configured = useSettings()?.notesTypes.map((type) => type.name) ?? [];
  const managesBoard = facts !== null && can(facts, boards[boardKind].managerPermission);
  return {
    types: configured.length > 0 ? configured : [USUAL_TYPE],
    mayDelete: facts !== null && can(facts, 'dataDeletion'),
    mayEdit: (note: Note) => managesBoard || note.user._id === userId,
  };
}
