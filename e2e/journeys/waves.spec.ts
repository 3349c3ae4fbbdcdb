import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { letPass } from '../support/let-pass';

/** Where nothing more is asked for so long, nothing more comes. */
const QUIET_MS = 1_500;

/**
 * What a page asks the API before anything was answered, all that does not wait for something else. Only then are the
 * answers given.
 */
async function firstWave(page: Page, address: string): Promise<string[]> {
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
    await letPass(QUIET_MS);
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
    const wave = await firstWave(page, `/clientes/lista/${uid}`);
    expect(wave.filter((call) => call.startsWith('POST /api/customers/filtered/'))).toHaveLength(1);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });
}
