import type { Answer } from '@girassol/shared-domain/contract';
import { expect, type Page } from '@playwright/test';
import type { Caller } from './api';

/** Somebody who signs, as a journey makes them up. */
export interface MadeUpSigner {
  name: string;
  surname: string;
  email: string;
  cpf: string;
}

/** The last mail to an address whose subject has a text, as operators read it while mail goes to the demonstration's box. */
export async function mailTo(
  origin: string,
  admin: Caller,
  { to, subject, after = 0 }: { to: string; subject: string; after?: number },
): Promise<string> {
  const headers = { authorization: `Bearer ${admin.session.token}` };
  const find = async () => {
    const reply = await fetch(`${origin}/api/operation/mail/list/1?search=${encodeURIComponent(to)}`, {
      headers,
    });
    const { mails }: Answer<'GET /operation/mail/list/:multiplier'> = await reply.json();
    return mails.find((mail) => mail.subject.includes(subject) && mail.at >= after);
  };
  await expect.poll(async () => (await find()) !== undefined, { timeout: 30_000 }).toBe(true);
  const found = await find();
  const { mail } = await admin.call('GET /operation/mail/single/:mailId', {
    params: { mailId: found?._id ?? '' },
  });
  return mail.text ?? '';
}

/** Reads, asks for the code, takes it from the mailbox, and signs: with or without a script in the browser. */
export async function signOn(
  page: Page,
  origin: string,
  admin: Caller,
  { name, surname, email, cpf }: MadeUpSigner,
): Promise<void> {
  const after = Date.now() - 1_000;
  await page.getByRole('button', { name: 'Li o documento: receber o código' }).click();
  const text = await mailTo(origin, admin, { to: email, subject: 'Código para assinar', after });
  const code = /\b\d{3} ?\d{3}\b/.exec(text)?.[0] ?? '';
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Conferir o código' }).click();
  await page.getByLabel('Nome completo').fill(`${name} ${surname}`);
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assinar o documento' }).click();
}

/** The address in the mail by which somebody is asked to sign. */
export async function linkFor(origin: string, admin: Caller, { email }: MadeUpSigner): Promise<string> {
  const text = await mailTo(origin, admin, { to: email, subject: 'pede que você assine' });
  return /\/assinar\/[\w.~-]+/.exec(text)?.[0] ?? '';
}
