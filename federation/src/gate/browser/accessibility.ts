import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { GateFinding } from '../../registry/operations';

/** The rules that a theme can break; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Places named in one finding. */
const PLACES = 3;

/**
 * Runs axe on an element in the light and in the dark theme and returns the violations (GF-617). `where` names the
 * element in the findings.
 */
export async function checkAccessibility(
  page: Page,
  selector: string,
  where: string,
): Promise<GateFinding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const byDay = await analyse(page, selector, null);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await analyse(page, selector, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...byDay.map((found) => toFinding(found, where)),
    ...byNight.map((found) => toFinding(found, `${where}, in the dark`)),
  ];
}

interface Violation {
  id: string;
  help: string;
  helpUrl: string;
  places: string[];
}

const toFinding = ({ id, help, helpUrl, places }: Violation, where: string): GateFinding => ({
  code: 'GF-617',
  severity: 'error',
  what: `${where}: ${help} (${id}) at ${places.slice(0, PLACES).join(' and ')}${places.length > PLACES ? ` and ${places.length - PLACES} more` : ''}`,
  how: helpUrl,
});

async function analyse(page: Page, selector: string, rules: string[] | null): Promise<Violation[]> {
  return page.evaluate(
    async ({ element, rules: only }) => {
      // An element that is still moving has half its colour.
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
      const { violations } = await window.axe.run(element, {
        resultTypes: ['violations'],
        // It would fetch style sheets and media for two rules of rotated screens and sound.
        preload: false,
        ...(only && { runOnly: { type: 'rule', values: only } }),
      });
      return violations.map(({ id, help, helpUrl, nodes }) => ({
        id,
        help,
        helpUrl,
        places: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    { element: selector, rules },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
