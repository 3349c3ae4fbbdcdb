import { getBaseVersion } from '@girassol/api-platform/http/base-version';
import { serve } from '@girassol/api-platform/http/serve';
import { recordUndoableAction } from '@girassol/api-platform/undoable-actions/record-undoable-action';
import { can } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { addNote } from './add-note';
import { deleteNote } from './delete-note';
import { editNote } from './edit-note';
import { listNotes } from './list-notes';
import { listSchedules, listUpcomingSchedules } from './list-schedules';
import { loadNote } from './load-note';
import { listMentionablePeople } from './mentions';
import { registerScheduleReminders } from './reminders/remind-job';

export function registerNoteRoutes(app: FastifyInstance): void {
  registerScheduleReminders(app);
  serve(app, 'POST /notes/new/:id', ({ tx, caller, params, body }) => {
    const add = async () => ({ note: await addNote(tx, caller, params.id, body) });
    // Taking it back deletes it: whoever may not delete a note writes it for good (notes-009).
    if (!can(caller, 'dataDeletion')) return add();
    return recordUndoableAction(
      tx,
      caller,
      body.warningDate ? 'inclusão de agendamento' : 'inclusão de nota',
      add,
    );
  });
  serve(app, 'PATCH /notes/note/:saleId/:noteId', ({ tx, caller, params, body, request }) =>
    recordUndoableAction(
      tx,
      caller,
      body.warningDate ? 'mudança de agendamento' : 'edição de nota',
      async () => ({
        note: await editNote(tx, caller, params, { ...body, baseVersion: getBaseVersion(request) }),
      }),
    ),
  );
  serve(app, 'DELETE /notes/note/:saleId/:noteId', ({ tx, caller, params, request }) =>
    recordUndoableAction(tx, caller, 'exclusão de nota', () =>
      deleteNote(tx, caller, { ...params, baseVersion: getBaseVersion(request) }),
    ),
  );
  serve(app, 'GET /notes/note/:saleId/:noteId', async ({ tx, caller, params }) => ({
    note: await loadNote(tx, caller, params),
  }));
  serve(app, 'GET /notes/mentionable/:saleId', ({ tx, caller, params }) =>
    listMentionablePeople(tx, caller, params.saleId),
  );
  serve(app, 'GET /notes/schedules/paginated/:userId/:multiplier/:type', ({ tx, caller, params }) =>
    listUpcomingSchedules(tx, caller, params),
  );
  serve(app, 'POST /notes/schedules/filtered/:userId/:multiplier', ({ tx, caller, params, body }) =>
    listSchedules(tx, caller, params, body),
  );
  serve(app, 'GET /notes/sale/:saleId/:multiplier', ({ tx, caller, params }) =>
    listNotes(tx, caller, params),
  );
  serve(app, 'POST /notes/sale/:saleId/:multiplier', ({ tx, caller, params, body }) =>
    listNotes(tx, caller, params, body),
  );
}
