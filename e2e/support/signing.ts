import type { ResponseBody } from '@girassol/shared-domain/contract';
import { expect, type Page } from '@playwright/test';
import type { Caller } from './api';

/** Invented signer of a contract. */
export interface TestSigner {
  name: string;
  surname: string;
  email: string;
  cpf: string;
}

/**
 * Waits for the last mail to an address whose subject contains a text, in the demonstration mailbox, and returns its
 * text.
 */
export async function waitForMail(
  origin: string,
  admin: Caller,
  { to, subject, after = 0 }: { to: string; subject: string; after?: number },
): Promise<string> {
  const headers = { authorization: `Bearer ${admin.session.token}` };
  const find = async () => {
    const reply = await fetch(`${origin}/api/operation/mail/list/1?search=${encodeURIComponent(to)}`, {
      headers,
    });
    const { mails }: ResponseBody<'GET /operation/mail/list/:multiplier'> = await reply.json();
    return mails.find((mail) => mail.subject.includes(subject) && mail.at >= after);
  };
  await expect.poll(async () => (await find()) !== undefined, { timeout: 30_000 }).toBe(true);
  const found = await find();
  const { mail } = await admin.call('GET /operation/mail/single/:mailId', {
    params: { mailId: found?._id ?? '' },
  });
  return mail.text ?? '';
}

/**
 * Signs a document in the role of one signer: opens the signing page, requests a code, takes the code from
 * the demonstration mailbox, and signs. Works with and without scripts in the browser.
 */
export async function signDocument(
  page: Page,
  origin: string,
  admin: Caller,
  { name, surname, email, cpf }: TestSigner,
): Promise<void> {
  const after = Date.now() - 1_000;
  await page.getByRole('button', { name: 'Li o documento: receber o código' }).click();
  const text = await waitForMail(origin, admin, { to: email, subject: 'Código para assinar', after });
  const code = /\b\d{3} ?\d{3}\b/.exec(text)?.[0] ?? '';
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Conferir o código' }).click();
  await page.getByLabel('Nome completo').fill(`${name} ${surname}`);
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assinar o documento' }).click();
}

/** Returns the address in the mail that asks a signer to sign. */
export async function findSigningLink(origin: string, admin: Caller, { email }: TestSigner): Promise<string> {
  const text = await waitForMail(origin, admin, { to: email, subject: 'pede que você assine' });
  return /\/assinar\/[\w.~-]+/.exec(text)?.[0] ?? '';
}
