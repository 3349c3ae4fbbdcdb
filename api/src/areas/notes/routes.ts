import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { addNote } from './add-note';
import { deleteNote } from './delete-note';
import { editNote } from './edit-note';
import { listNotes } from './list-notes';
import { comingSchedules, listSchedules } from './list-schedules';
import { readNote } from './read-note';

export function noteRoutes(app: FastifyInstance): void {
  serve(app, 'POST /notes/new/:id', async ({ tx, caller, params, body }) => ({
    note: await addNote(tx, caller, params.id, body),
  }));
  serve(app, 'PATCH /notes/note/:saleId/:noteId', async ({ tx, caller, params, body }) => ({
    note: await editNote(tx, caller, params, body),
  }));
  serve(app, 'DELETE /notes/note/:saleId/:noteId', ({ tx, caller, params }) =>
    deleteNote(tx, caller, params),
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
