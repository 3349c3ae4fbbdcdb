import { can } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { recordDeed } from '../../platform/deeds/record-deed';
import { serve } from '../../platform/http/serve';
import { addNote } from './add-note';
import { deleteNote } from './delete-note';
import { editNote } from './edit-note';
import { listNotes } from './list-notes';
import { comingSchedules, listSchedules } from './list-schedules';
import { readNote } from './read-note';

export function noteRoutes(app: FastifyInstance): void {
  serve(app, 'POST /notes/new/:id', ({ tx, caller, params, body }) => {
    const add = async () => ({ note: await addNote(tx, caller, params.id, body) });
    // Taking it back deletes it: whoever may not delete a note writes it for good (notes-009).
    if (!can(caller, 'dataDeletion')) return add();
    return recordDeed(tx, caller, body.warningDate ? 'inclusão de agendamento' : 'inclusão de nota', add);
  });
  serve(app, 'PATCH /notes/note/:saleId/:noteId', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, body.warningDate ? 'mudança de agendamento' : 'edição de nota', async () => ({
      note: await editNote(tx, caller, params, body),
    })),
  );
  serve(app, 'DELETE /notes/note/:saleId/:noteId', ({ tx, caller, params }) =>
    recordDeed(tx, caller, 'exclusão de nota', () => deleteNote(tx, caller, params)),
  );
  serve(app, 'GET /notes/note/:saleId/:noteId', async ({ tx, caller, params }) => ({
    note: await readNote(tx, caller, params),
  }));
  serve(app, 'GET /notes/schedules/paginated/:userId/:multiplier/:type', ({ tx, caller, params }) =>
    comingSchedules(tx, caller, params),
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
