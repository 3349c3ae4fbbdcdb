import { z } from 'zod';
import { NOTE_MAX_LENGTH } from '../boards/note-length';
import type { ContractArea } from './route';
import { boardKind, id, isoDate, multiplier, timeOfDay, timestamp, undoable } from './schemas';

/** Notes per page (shell-016). */
export const NOTES_PER_PAGE = 10;

export const note = z.object({
  _id: id,
  content: z.string(),
  type: z.string(),
  /** True when the note is a schedule. */
  warning: z.boolean(),
  notificationDate: isoDate.nullable(),
  notificationTimestamp: timestamp.nullable(),
  notificationTimeStart: timeOfDay.nullable(),
  notificationTimeEnd: timeOfDay.nullable(),
  isPrivate: z.boolean(),
  registryDate: isoDate,
  registryTimestamp: timestamp,
  /** Grows by one with every edit; sent back with an edit to notice a change in between (additive). */
  version: z.number().int(),
  user: z.object({ _id: id, personalData: z.object({ name: z.string() }) }),
});

export type Note = z.infer<typeof note>;

export const noteRequest = z.object({
  noteText: z.string().trim().min(1).max(NOTE_MAX_LENGTH),
  noteType: z.string().trim().min(1).max(60),
  warningDate: isoDate.nullable().optional(),
  warningTimeStart: timeOfDay.nullable().optional(),
  warningTimeEnd: timeOfDay.nullable().optional(),
  isPrivate: z.boolean().default(false),
});

export type NoteRequest = z.input<typeof noteRequest>;

const notesPage = z.object({ notes: z.array(note), hasMoreItems: z.boolean() });

export const schedule = z.object({
  _id: id,
  sale: z.object({ _id: id, type: boardKind, id: z.number().int(), name: z.string() }),
  customer: z.object({ _id: id, name: z.string() }),
  type: z.string(),
  content: z.string(),
  notificationTimestamp: timestamp,
  notificationTimeStart: timeOfDay.nullable(),
  notificationTimeEnd: timeOfDay.nullable(),
});

export type Schedule = z.infer<typeof schedule>;

export const notesContract = {
  'POST /notes/new/:id': {
    access: 'active',
    summary: 'Add a note or a schedule to an item',
    params: z.object({ id }),
    body: noteRequest,
    answer: z.object({ note, ...undoable }),
  },
  'PATCH /notes/note/:saleId/:noteId': {
    access: 'active',
    summary: 'Edit a note',
    params: z.object({ saleId: id, noteId: id }),
    /** What is absent stays as it is: no default may fill it. */
    body: noteRequest
      .partial()
      .extend({ isPrivate: z.boolean().optional(), version: z.number().int().optional() }),
    answer: z.object({ note, ...undoable }),
  },
  'GET /notes/note/:saleId/:noteId': {
    access: 'active',
    summary: 'One note of an item',
    params: z.object({ saleId: id, noteId: id }),
    answer: z.object({ note }),
  },
  'DELETE /notes/note/:saleId/:noteId': {
    access: 'active',
    summary: 'Delete a note',
    params: z.object({ saleId: id, noteId: id }),
    answer: z.object(undoable),
  },
  'GET /notes/sale/:saleId/:multiplier': {
    access: 'active',
    summary: 'A page of the notes of an item, newest first',
    params: z.object({ saleId: id, multiplier }),
    answer: notesPage,
  },
  'POST /notes/sale/:saleId/:multiplier': {
    access: 'active',
    summary: 'The same, filtered by type, scheduling and period',
    params: z.object({ saleId: id, multiplier }),
    body: z.object({
      noteCalendar: z.enum(['ALL', 'UNSCHEDULED', 'SCHEDULED']).default('ALL'),
      noteType: z.string().max(60).default('ALL'),
      /** filter1: the period (notes-003). */
      filter1Active: z.boolean().default(false),
      filter1Value: z.object({ start: isoDate, end: isoDate }).optional(),
      type: boardKind.optional(),
    }),
    answer: notesPage,
  },
} as const satisfies ContractArea;
