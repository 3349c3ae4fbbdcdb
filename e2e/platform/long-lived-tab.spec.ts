import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from '../support/api';
import { createSale, getSalesBoardPath } from '../support/board';
import { type Deployment, getPortBeside, startDeployment } from '../support/deployment';
import { expect, test } from '../support/journey';
import { locateNoteField, locateNoteForm, typeNewNote } from '../support/notes';
import { watchForPageErrors } from '../support/product';
import { createGirassolCommand, publishRelease } from '../support/releases';

test.setTimeout(240_000);

let deployment: Deployment | undefined;
test.afterEach(async () => {
  await deployment?.stop();
  deployment = undefined;
});

const update = (page: Page) => page.getByRole('button', { name: /^Atualização Disponível/ });
const form = (page: Page) => page.getByRole('form', { name: 'Registrar venda' });
const saleName = (page: Page) => form(page).getByLabel('Nome da venda', { exact: true });

test('deploys under an open tab: nothing breaks, old parts still come, the update is offered, and no text is lost', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin));
  const { origin: here, buildDir } = deployment;
  const owner = await logIn(here, 'owner');
  const { sale } = await createSale(owner, 'Aba antiga');
  const localStorage = [{ name: 'girassol.session', value: JSON.stringify(owner.session) }];
  const context = await browser.newContext({
    baseURL: here,
    storageState: { cookies: [], origins: [{ origin: here, localStorage }] },
  });

  // Two tabs with unsaved text: a note, and a form.
  const noteTab = await context.newPage();
  const formTab = await context.newPage();
  const checks = [noteTab, formTab].map(watchForPageErrors);
  await noteTab.goto(getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  await typeNewNote(noteTab, 'Ligar para a Marina na quinta.');
  await formTab.goto('/vendas/registro');
  await saleName(formTab).fill('Telhado da padaria');

  // Two deploys: new versions of both areas, and a new shell with a restart of the server.
  const admin = await logIn(here, 'admin');
  const girassol = createGirassolCommand(here, admin.session.token);
  for (const remote of ['mfe-crm-boards', 'mfe-proposals']) {
    await publishRelease(girassol, remote, { version: '0.1.1-depois', append: () => '' });
    await girassol('rollout', remote, '0.1.1-depois', '--why', 'jornada');
  }
  const shellPath = join(buildDir, 'shell', 'shell.json');
  const shell = JSON.parse(readFileSync(shellPath, 'utf8'));
  writeFileSync(shellPath, JSON.stringify({ ...shell, version: `${shell.version}-depois` }));
  await deployment.restart();

  // Parts of the versions the tab began with, asked for only now.
  await noteTab.getByRole('tab', { name: 'Propostas' }).click();
  await expect(noteTab.getByRole('tabpanel', { name: 'Propostas' })).toBeVisible();
  await noteTab.getByRole('tab', { name: 'Histórico' }).click();
  await expect(noteTab.getByRole('tabpanel', { name: 'Histórico' })).toBeVisible();
  await noteTab.getByRole('tab', { name: 'Notas' }).click();
  await expect(locateNoteField(locateNoteForm(noteTab))).toHaveValue('Ligar para a Marina na quinta.');

  // The update is offered, never forced.
  await expect(update(noteTab)).toBeVisible({ timeout: 70_000 });
  await expect(update(formTab)).toBeVisible({ timeout: 70_000 });
  await expect(saleName(formTab)).toHaveValue('Telhado da padaria');

  // Updating keeps the note; the form asks before it lets go of anything.
  await noteTab.keyboard.press('Escape');
  await update(noteTab).click();
  await expect(update(noteTab)).toBeHidden();
  await noteTab.goto(getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  await expect(locateNoteField(locateNoteForm(noteTab))).toHaveValue('Ligar para a Marina na quinta.');
  const getVersion = (page: Page) =>
    page.evaluate(() => {
      const { registry } = JSON.parse(document.getElementById('girassol-page')?.textContent ?? '{}');
      return registry.remotes.find(({ name }: { name: string }) => name === 'mfe-crm-boards').version;
    });
  expect(await getVersion(noteTab)).toBe('0.1.1-depois');

  const asked: string[] = [];
  let stays = true;
  formTab.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await (stays ? dialog.dismiss() : dialog.accept());
  });
  await update(formTab).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(saleName(formTab)).toHaveValue('Telhado da padaria');

  // A person who reloads anyway finds the typed text in the new version.
  stays = false;
  await update(formTab).click();
  await expect.poll(() => getVersion(formTab).catch(() => null)).toBe('0.1.1-depois');
  await expect(saleName(formTab)).toHaveValue('Telhado da padaria');
  for (const check of checks) check();
  await context.close();
});
