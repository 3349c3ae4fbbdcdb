import type { Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { createSale, getSalesBoardPath } from '../support/board';
import { locatePanel } from '../support/item';
import { expect, test } from '../support/journey';
import { loadNotes } from '../support/notes';
import { locateWaitingStrip, waitUntilKept, withWorker, writeWaitingNote } from '../support/offline';
import { signIn } from '../support/product';

const DAY_MS = 24 * 3_600_000;

/** Opens the panel of a new item on a phone with a clock of its own, and leaves it there with a note that waits for a signal. */
async function leaveNoteWaiting(owner: Caller, first: Page, clockDays: number) {
  const { sale, name, tag } = await createSale(owner);
  const page = await first.context().newPage();
  await page.clock.install({ time: Date.now() + clockDays * DAY_MS });
  const address = getSalesBoardPath(owner.session.managerId, `busca=${tag}&item=${sale._id}`);
  await page.goto(address);
  await expect(locatePanel(page, name)).toBeVisible();
  await waitUntilKept(page, 'mfe-crm-boards', '/notes/sale/');
  await first.close();
  await page.context().setOffline(true);
  const note = `Telhado ${tag}`;
  await writeWaitingNote(page, name, note);
  return { page, address, saleId: sale._id, name, note };
}

for (const [clock, days] of [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const)
  test(`a phone whose clock is ${clock} sends what waits, once, and says its age by the server's clock`, async ({
    as,
    enter,
  }) => {
    const owner = await as('owner');
    const first = await enter(owner, '/inicio', withWorker);
    const { page, saleId, name, note } = await leaveNoteWaiting(owner, first, days);
    await page.goto('/esperando-sinal');
    const waiting = page.getByRole('article');
    await expect(waiting).toContainText(note);
    await expect(waiting).toContainText(name);
    await expect(waiting).toContainText('hoje');

    await page.context().setOffline(false);
    await expect(page.getByText('Tudo foi enviado')).toBeVisible({ timeout: 60_000 });
    const notes = await loadNotes(owner, saleId);
    expect(notes.map(({ content }) => content)).toEqual([note]);
    expect(Math.abs((notes[0]?.registryTimestamp ?? 0) - Date.now())).toBeLessThan(DAY_MS / 2);
  });

test('a phone whose clock jumps forty days ahead without a signal ends the session, loses nothing, and sends it after the login without a question', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const first = await enter(owner, '/inicio', withWorker);
  const { page, address, saleId, name, note } = await leaveNoteWaiting(owner, first, 0);
  await page.clock.setSystemTime(Date.now() + 40 * DAY_MS);
  // By this clock the session has ended long ago: the page shows nothing of the account any more.
  await page.goto(address);
  await expect(locatePanel(page, name)).toBeHidden();

  await page.context().setOffline(false);
  await signIn(page, 'owner');
  await expect(locateWaitingStrip(page)).toBeHidden({ timeout: 60_000 });
  await expect
    .poll(async () => (await loadNotes(owner, saleId)).map(({ content }) => content), { timeout: 60_000 })
    .toEqual([note]);
});
