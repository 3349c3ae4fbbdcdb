import type { Page } from '@playwright/test';
import { logIn } from '../support/api';
import { createSale, getSalesBoardPath } from '../support/board';
import { type Deployment, getPortBeside, startDeployment } from '../support/deployment';
import { locatePanel } from '../support/item';
import { expect, test } from '../support/journey';
import { loadNotes, locateNote, saveNote, typeNewNote } from '../support/notes';
import {
  listKeptFiles,
  listUnverifiedFiles,
  locateWaitingStrip,
  waitUntilKept,
  withWorker,
  writeWaitingNote,
} from '../support/offline';
import { watchForPageErrors } from '../support/product';
import { createGirassolCommand, publishRelease } from '../support/releases';

const BOARDS = 'mfe-crm-boards';
const VERSION = '0.1.1-nova';

// It has a server of its own, which makes its demonstration data first.
test.setTimeout(240_000);

let deployment: Deployment | undefined;
test.afterEach(async () => {
  await deployment?.stop();
  deployment = undefined;
});

const isNewRelease = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.quadros === 'novos');

test('a release goes live while a device has no signal: what waits is sent once, and the page works with the old release, then with the new one', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin));
  const { origin: here } = deployment;
  const owner = await logIn(here, 'owner');
  const { sale, name, tag } = await createSale(owner);
  const localStorage = [{ name: 'girassol.session', value: JSON.stringify(owner.session) }];
  const context = await browser.newContext({
    ...withWorker,
    baseURL: here,
    storageState: { cookies: [], origins: [{ origin: here, localStorage }] },
  });
  const page = await context.newPage();
  const checkTrouble = watchForPageErrors(page);
  await page.goto(getSalesBoardPath(owner.session.managerId, `busca=${tag}&item=${sale._id}`));
  const panel = locatePanel(page, name);
  await expect(panel).toBeVisible();
  await waitUntilKept(page, BOARDS, '/notes/sale/');

  await context.setOffline(true);
  await writeWaitingNote(page, name, `Antes ${tag}`);
  const girassol = createGirassolCommand(here, (await logIn(here, 'admin')).session.token);
  await publishRelease(girassol, BOARDS, {
    version: VERSION,
    append: (file) => (file.startsWith('entry.') ? ';document.documentElement.dataset.quadros="novos"' : ''),
  });
  await girassol('rollout', BOARDS, VERSION, '--why', 'jornada');
  await deployment.restart();

  // The device knows nothing of it: its own release opens, from files that were verified.
  await page.reload();
  await expect(panel).toBeVisible();
  await writeWaitingNote(page, name, `Depois ${tag}`);
  expect(await isNewRelease(page)).toBe(false);
  expect(await listUnverifiedFiles(page)).toEqual([]);

  await context.setOffline(false);
  await expect(locateWaitingStrip(page)).toBeHidden({ timeout: 60_000 });
  const loadTexts = async () => (await loadNotes(owner, sale._id)).map(({ content }) => content);
  expect(await loadTexts()).toEqual([`Depois ${tag}`, `Antes ${tag}`]);
  // The open page goes on with the release that it began with.
  await typeNewNote(page, `Com sinal ${tag}`);
  await saveNote(page);
  await expect(locateNote(page, `Com sinal ${tag}`)).toBeVisible();
  expect(await isNewRelease(page)).toBe(false);

  // The next page has the new release, and so has the device once it was fetched and verified.
  await page.reload();
  await expect(locateNote(page, `Com sinal ${tag}`)).toBeVisible();
  await expect.poll(() => isNewRelease(page)).toBe(true);
  await expect
    .poll(async () => (await listKeptFiles(page)).join('\n'), { timeout: 60_000 })
    .toContain(`/${BOARDS}/${VERSION}/`);
  expect(await listUnverifiedFiles(page)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(panel).toBeVisible();
  await expect.poll(() => isNewRelease(page)).toBe(true);
  await writeWaitingNote(page, name, `Com a nova ${tag}`);
  await context.setOffline(false);
  await expect(locateWaitingStrip(page)).toBeHidden({ timeout: 60_000 });
  expect((await loadTexts()).filter((text) => text === `Com a nova ${tag}`)).toHaveLength(1);
  checkTrouble();
  await context.close();
});
