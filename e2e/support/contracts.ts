import { wordText } from '@girassol/shared-domain/templates';
import type { Page } from '@playwright/test';
import type { Caller } from './api';
import { aSale } from './board';
import { aPricedProposal } from './proposals';

/** A Word document of these lines, as somebody chooses it. */
export const wordDocument = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(wordText(...lines)),
});

/** A sale of one journey alone, with a finished proposal for it. */
export async function aSaleWithProposal(caller: Caller) {
  const { sale, tag, name } = await aSale(caller, 'Contratada');
  const { _id, version } = await aPricedProposal(caller, tag, sale);
  const { proposal } = await caller.call('POST /proposals/step-6/:pid', {
    params: { pid: _id },
    body: { version },
  });
  return { sale, tag, name, proposal };
}

/** Gives a Word document to the field for templates. */
export const chooseTemplate = (page: Page, file: ReturnType<typeof wordDocument>): Promise<void> =>
  page.getByLabel('Documento do modelo').setInputFiles(file);

/** A contract template of the account, sent by the API; answers its name. */
export async function addTemplate(origin: string, { session }: Caller, name: string, ...lines: string[]) {
  const { name: fileName, mimeType, buffer } = wordDocument(`${name}.docx`, ...lines);
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
