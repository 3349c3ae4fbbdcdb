import type { Locator, Page } from '@playwright/test';
import type { Caller } from './api';

/** Locates the list of notes in the open panel of an item. */
export const locateNotes = (page: Page) =>
  page.getByRole('list', { name: 'Notas, da mais nova à mais antiga' });
/** Locates the note that contains a text, in the open panel of an item. */
export const locateNote = (page: Page, text: string) =>
  locateNotes(page).getByRole('listitem').filter({ hasText: text });
export const locateNoteForm = (page: Page) => page.getByRole('form', { name: 'Nova nota' });
export const locateNoteField = (form: Locator) => form.getByRole('textbox', { name: 'Nota', exact: true });

/** Adds a note to a sale through the API. */
export const addNoteByApi = (caller: Caller, saleId: string, noteText: string, noteType = 'Observação') =>
  caller.call('POST /notes/new/:id', { params: { id: saleId }, body: { noteText, noteType } });

/** Loads the notes of a sale from the server. */
export async function loadNotes(caller: Caller, saleId: string) {
  const { notes } = await caller.call('GET /notes/sale/:saleId/:multiplier', {
    params: { saleId, multiplier: 1 },
  });
  return notes;
}

/** Opens the form of a new note and types into it; `saveNote` saves the note. */
export async function typeNewNote(page: Page, text: string) {
  await page.getByRole('button', { name: 'Escreva uma nota…' }).click();
  await locateNoteField(locateNoteForm(page)).fill(text);
}

export const saveNote = (page: Page) =>
  locateNoteForm(page).getByRole('button', { name: 'Salvar nota' }).click();
