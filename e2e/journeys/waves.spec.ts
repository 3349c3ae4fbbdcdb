import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { waitMilliseconds } from '../support/let-pass';

/** Time without a new request after which no more requests are expected, in milliseconds. */
const QUIET_MS = 1_500;

/**
 * Lists the API calls that a page makes before any is answered: all that do not depend on another answer. The answers
 * are released afterwards.
 */
async function listFirstRequests(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/api/**', async (route) => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    if (isHeld) await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  await page.goto(address);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // Nothing was answered: what is asked until nothing more comes is one wave.
  let before = 0;
  while (before < asked.length) {
    before = asked.length;
    await waitMilliseconds(QUIET_MS);
  }
  const wave = [...asked];
  isHeld = false;
  for (const answer of answers) answer();
  return wave;
}

for (const who of ['owner', 'vendor'] as const) {
  test(`the list of customers is asked for in the first wave (${who})`, { tag: '@full' }, async ({
    as,
    enter,
  }) => {
    const { session } = await as(who);
    const uid = who === 'owner' ? session.managerId : session.userId;
    const page = await enter(who, '/login');
    const wave = await listFirstRequests(page, `/clientes/lista/${uid}`);
    expect(wave.filter((call) => call.startsWith('POST /api/customers/filtered/'))).toHaveLength(1);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });
}
