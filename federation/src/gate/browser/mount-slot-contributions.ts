import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { RemoteManifest, SlotContribution } from '../../registry/manifest';
import type { GateFinding } from '../../registry/operations';
import { checkAccessibility } from './accessibility';
import { type OpenedShell, openHomePage } from './opened-shell';
import { type SlotLocation, slotLocations } from './slot-locations';
import { type CurrentGateAction, createFailureFinding } from './trouble';

/** Maximum time until a slot is drawn, in milliseconds. */
const PATIENCE = 10_000;
/** And a tab after the first one. */
const TAB_PATIENCE = 1_500;
/** Buttons of one contribution that are pressed. */
const MAX_PRESSED = 4;
/** Nothing may be loading for so long, looked at in these steps. */
const STILL = 200;
const STEP = 50;
const waiting = '[data-slot-loading], [data-area-loading], [data-skeleton], [aria-busy="true"]';

interface Mounted {
  /** Contributions that were drawn where their slot stands. */
  mounted: number;
}

/**
 * Opens every contribution to a slot on a page with that slot, among the other live areas. Appends to `findings` while
 * it runs.
 */
export async function mountSlotContributions(
  shell: OpenedShell,
  manifest: RemoteManifest,
  findings: GateFinding[],
): Promise<Mounted> {
  if (manifest.slots.length === 0) return { mounted: 0 };
  const { page, guard, saying } = await shell.openAmongOthers();
  const seen = new Set<string>();
  let mounted = 0;
  for (const contribution of manifest.slots) {
    const { slot, id } = contribution;
    const place = slotLocations[slot];
    const path = place && (await reach(page, place, contribution, shell));
    if (!path || !(await isServed(shell, manifest, contribution))) {
      findings.push(notMounted(contribution, place ? 'nobody who is logged in was offered it' : null));
      continue;
    }
    mounted += 1;
    if (
      await page
        .locator('[data-slot-failure]')
        .filter({ hasText: `“${contribution.title}”` })
        .count()
    )
      findings.push(createFailureFinding(`${slot} ${id} breaks at ${path}`));
    // Contributions on one page are checked together.
    const where = place.isTab || place.isButton || path.includes('?') ? `${slot} ${id}` : slot;
    if (!seen.has(where)) findings.push(...(await checkAccessibility(page, place.region, where)));
    seen.add(where);
    if (slot.startsWith('home.')) await pressIn(page, { place, contribution, saying });
  }
  findings.push(...(await guard.collectFindings()));
  await page.close();
  return { mounted };
}

/** Presses what can be pressed in a contribution on the home page. */
async function pressIn(
  page: Page,
  {
    place: { region, isTab },
    contribution: { slot, id, title },
    saying,
  }: { place: SlotLocation; contribution: SlotContribution; saying: CurrentGateAction },
): Promise<void> {
  saying.while = `when something was pressed in ${slot} ${id}`;
  try {
    await page.evaluate((part) => window.girassolPress.pressIn(part), {
      region,
      title: isTab ? null : title,
      most: MAX_PRESSED,
    });
  } catch (error) {
    // It led out of the product, or to a document of the server.
    if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    await openHomePage(page);
  } finally {
    saying.while = null;
  }
}

/** Goes to where a contribution is. Answers the address, undefined where it is not offered. */
async function reach(
  page: Page,
  place: SlotLocation,
  { id, title }: SlotContribution,
  { session }: OpenedShell,
): Promise<string | undefined> {
  for (const pattern of place.paths(id)) {
    const path = pattern.replace(':uid', session.userId);
    await page.evaluate((to) => window.girassolGate.show(to), path);
    await settled(page);
    const { opens, isTab, isButton } = place;
    if (opens && !(await pressed(opens(page).first(), PATIENCE))) continue;
    await settled(page);
    if (isTab) await appeared(page.getByRole('tab').first(), PATIENCE);
    if (isTab && !(await pressed(page.getByRole('tab', { name: title, exact: true }), TAB_PATIENCE)))
      continue;
    if (isButton && !(await pressed(page.getByRole('button', { name: title, exact: true }), TAB_PATIENCE)))
      continue;
    return path;
  }
  return undefined;
}

const appeared = (target: Locator, timeout: number): Promise<boolean> =>
  target.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

async function pressed(target: Locator, timeout: number): Promise<boolean> {
  const isThere = await appeared(target, timeout);
  if (isThere) await target.click();
  return isThere;
}

/** Nothing is on its way any more; what waits for good is looked at as it is. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  const isWaiting = () => page.evaluate((selector) => document.querySelector(selector) !== null, waiting);
  // A new part may start loading its own parts, so the page must be quiet for a while.
  for (let waited = 0, still = 0; still < STILL && waited < PATIENCE; waited += STEP) {
    still = (await isWaiting()) ? 0 : still + STEP;
    await sleep(STEP);
  }
}

/** Its files were asked for: somebody draws it. */
async function isServed(
  { served }: OpenedShell,
  { preload }: RemoteManifest,
  { module }: SlotContribution,
): Promise<boolean> {
  const isThere = () => (preload[module]?.files ?? []).every((file) => served.has(file));
  for (let waited = 0; !isThere() && waited < PATIENCE; waited += 100) await sleep(100);
  return isThere();
}

const notMounted = ({ slot, id }: SlotContribution, why: string | null): GateFinding => ({
  code: 'GF-633',
  severity: 'warning',
  what: `${slot} ${id} was not opened: ${why ?? 'only pages for operators draw the slot, or none of this server'}`,
  how: 'look at it where it stands, with girassol dev, as somebody who sees it',
});
