import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Finding } from '../../registry/operations';
import { areaElementId } from '../../remote/area-element';

/** The rules that a theme can break; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Places named in one finding. */
const PLACES = 3;

/** What axe finds in the area as it stands, by day and by night. */
export async function accessibilityFindings(page: Page, remote: string, path: string): Promise<Finding[]> {
  await page.evaluate(axe.source);
  const byDay = await analyse(page, remote, null);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await analyse(page, remote, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...byDay.map((found) => findingOf(found, path)),
    ...byNight.map((found) => findingOf(found, `${path}, in the dark`)),
  ];
}

interface Violation {
  id: string;
  help: string;
  helpUrl: string;
  places: string[];
}

const findingOf = ({ id, help, helpUrl, places }: Violation, where: string): Finding => ({
  code: 'GF-617',
  severity: 'error',
  what: `${where}: ${help} (${id}) at ${places.slice(0, PLACES).join(' and ')}${places.length > PLACES ? ` and ${places.length - PLACES} more` : ''}`,
  how: helpUrl,
});

async function analyse(page: Page, remote: string, rules: string[] | null): Promise<Violation[]> {
  const question = { selector: `#${areaElementId(remote)}`, rules };
  return page.evaluate(async ({ selector, rules: only }) => {
    // What is still moving has half its colour.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    const { violations } = await window.axe.run(selector, {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: only } }),
    });
    return violations.map(({ id, help, helpUrl, nodes }) => ({
      id,
      help,
      helpUrl,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  }, question);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
