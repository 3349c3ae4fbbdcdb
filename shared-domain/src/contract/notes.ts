import { z } from 'zod';
import { MAX_NOTE_LENGTH } from '../boards/note-length';
import { MAX_NOTE_MENTIONS } from '../boards/note-mentions';
import type { ContractRoutes } from './route';
import {
  boardKind,
  id,
  isoDate,
  pageNumber,
  timeOfDay,
  timestamp,
  trimmedText,
  undoableActionField,
} from './schemas';

/** Number of notes on a page (shell-016). */
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
  /** People whom the text links: `@label` stands in it, `name` is how the person is called now (additive). */
  mentions: z.array(z.object({ userId: id, label: z.string(), name: z.string() })),
});

export type Note = z.infer<typeof note>;

export const noteRequest = z.object({
  noteText: trimmedText(MAX_NOTE_LENGTH).min(1),
  noteType: trimmedText(60).min(1),
  warningDate: isoDate.nullable().optional(),
  warningTimeStart: timeOfDay.nullable().optional(),
  warningTimeEnd: timeOfDay.nullable().optional(),
  isPrivate: z.boolean().default(false),
  /** People whom the text links by `@label`. Left out in an edit, those before stay as far as they stand in the text. */
  mentions: z
    .array(z.object({ userId: id, label: trimmedText(120).min(1) }))
    .max(MAX_NOTE_MENTIONS)
    .optional(),
});

export type NoteRequest = z.input<typeof noteRequest>;

const notesPage = z.object({ notes: z.array(note), hasMoreItems: z.boolean() });

/** Schema of a note with a date, with the item and customer to which it belongs, as the schedule lists it. */
export const scheduledNote = z.object({
  _id: id,
  sale: z.object({ _id: id, type: boardKind, id: z.number().int(), name: z.string() }),
  customer: z.object({ _id: id, name: z.string() }),
  type: z.string(),
  content: z.string(),
  notificationTimestamp: timestamp,
  notificationTimeStart: timeOfDay.nullable(),
  notificationTimeEnd: timeOfDay.nullable(),
});

/** Note of an item with a date and time, as the agenda and the list of next schedules show it. */
export type ScheduledNote = z.infer<typeof scheduledNote>;

export const notesContract = {
  'POST /notes/new/:id': {
    access: 'active',
    summary: 'Add a note or a schedule to an item',
    params: z.object({ id }),
    body: noteRequest,
    answer: z.object({ note, ...undoableActionField }),
  },
  'PATCH /notes/note/:saleId/:noteId': {
    access: 'active',
    summary: 'Edit a note',
    params: z.object({ saleId: id, noteId: id }),
    /** Absent fields stay unchanged: no default may fill them. */
    body: noteRequest
      .partial()
      .extend({ isPrivate: z.boolean().optional(), version: z.number().int().optional() }),
    answer: z.object({ note, ...undoableActionField }),
  },
  'GET /notes/note/:saleId/:noteId': {
    access: 'active',
    summary: 'One note of an item',
    params: z.object({ saleId: id, noteId: id }),
    answer: z.object({ note }),
  },
  'GET /notes/mentionable/:saleId': {
    access: 'active',
    summary: 'People who may be mentioned in notes of an item: those who may see it, without the caller',
    params: z.object({ saleId: id }),
    answer: z.object({ people: z.array(z.object({ _id: id, name: z.string() })) }),
  },
  'DELETE /notes/note/:saleId/:noteId': {
    access: 'active',
    summary: 'Delete a note',
    params: z.object({ saleId: id, noteId: id }),
    answer: z.object(undoableActionField),
  },
  'GET /notes/sale/:saleId/:multiplier': {
    access: 'active',
    summary: 'A page of the notes of an item, newest first',
    params: z.object({ saleId: id, multiplier: pageNumber }),
    answer: notesPage,
  },
  'POST /notes/sale/:saleId/:multiplier': {
    access: 'active',
    summary: 'The same, filtered by type, scheduling and period',
    params: z.object({ saleId: id, multiplier: pageNumber }),
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
} as const satisfies ContractRoutes;
