import type { Locator, Page } from '@playwright/test';
import type { Caller } from './api';

/** The notes of the open panel, and the form of a new one. */
export const notesOf = (page: Page) => page.getByRole('list', { name: 'Notas, da mais nova à mais antiga' });
export const noteWith = (page: Page, text: string) =>
  notesOf(page).getByRole('listitem').filter({ hasText: text });
export const composer = (page: Page) => page.getByRole('form', { name: 'Nova nota' });
export const noteText = (form: Locator) => form.getByRole('textbox', { name: 'Nota', exact: true });

/** Writes a note past the screen. */
export const addNote = (caller: Caller, saleId: string, noteText: string, noteType = 'Observação') =>
  caller.call('POST /notes/new/:id', { params: { id: saleId }, body: { noteText, noteType } });

/** Notes of a sale as the server has them. */
export async function notesKept(caller: Caller, saleId: string) {
  const { notes } = await caller.call('GET /notes/sale/:saleId/:multiplier', {
    params: { saleId, multiplier: 1 },
  });
  return notes;
}

/** Opens the form of a new note and types into it; `save` saves it. */
export async function writeNote(page: Page, text: string) {
  await page.getByRole('button', { name: 'Escreva uma nota…' }).click();
  await noteText(composer(page)).fill(text);
}

export const save = (page: Page) => composer(page).getByRole('button', { name: 'Salvar nota' }).click();
