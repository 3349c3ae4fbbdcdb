import { inflateRawSync } from 'node:zlib';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import type { Page } from '@playwright/test';
import type { Caller } from './api';
import { createSale } from './board';
import { createPricedProposal } from './proposals';

/**
 * Builds a Word document with a paragraph for each line, as a file that Playwright can choose in an upload
 * field.
 */
export const buildWordDocument = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(buildWordDocumentFromLines(...lines)),
});

/** Creates a sale that belongs to one journey alone, with a finished proposal. */
export async function createSaleWithProposal(caller: Caller) {
  const { sale, tag, name } = await createSale(caller, 'Contratada');
  const { _id, version } = await createPricedProposal(caller, tag, sale);
  const { proposal } = await caller.call('POST /proposals/step-6/:pid', {
    params: { pid: _id },
    body: { version },
  });
  return { sale, tag, name, proposal };
}

/** Chooses a Word document in the field for contract templates. */
export const chooseTemplateFile = (page: Page, file: ReturnType<typeof buildWordDocument>): Promise<void> =>
  page.getByLabel('Documento do modelo').setInputFiles(file);

/** Adds a contract template to the account through the API; returns its name. */
export async function addContractTemplate(
  origin: string,
  { session }: Caller,
  name: string,
  ...lines: string[]
) {
  const { name: fileName, mimeType, buffer } = buildWordDocument(`${name}.docx`, ...lines);
  const form = new FormData();
  form.set('name', name);
  form.set('file', new File([new Uint8Array(buffer)], fileName, { type: mimeType }));
  const reply = await fetch(`${origin}/api/contracts/new/${session.userId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
    body: form,
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return name;
}

/** Returns the XML of the text of a Word document (PKWARE APPNOTE 4.3.12: its entry of the directory names size and place). */
export function readWordXml(file: Buffer): string {
  const entry = file.lastIndexOf('word/document.xml') - 46;
  const at = file.readUInt32LE(entry + 42);
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const packed = file.subarray(start, start + file.readUInt32LE(entry + 20));
  return (file.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
}
