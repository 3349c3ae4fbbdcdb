import type { LocalRelease } from '../../cli/local-release';
import type { OpenedShell } from './opened-shell';
import { describeControl } from './press-controls';

/** Fields that are filled on one page, and how long that may take, milliseconds. */
const MAX_FILLED_FIELDS = 6;
const TIME = 800;

/**
 * Types into a few fields of an open page, each once over all pages, and empties them again. Records errors with the
 * field. Returns whether the page is unchanged: a form that was typed into may ask before it is left.
 */
export async function typeIntoFields(
  { page, saying }: OpenedShell,
  { release, pressed, path }: { release: LocalRelease; pressed: string[]; path: string },
): Promise<boolean> {
  const { name } = release.manifest;
  const end = performance.now() + TIME;
  let isAsItWas = true;
  try {
    for (let count = 0; count < MAX_FILLED_FIELDS && performance.now() < end; count += 1) {
      const next = await page.evaluate(([remote, keys]) => window.girassolPress.nextField(remote, keys), [
        name,
        pressed,
      ] as const);
      if (!next) break;
      isAsItWas = false;
      saying.while = `when something was typed into ${describeControl(release, next.label, 'a field')} on ${path}`;
      const isThere = await page.evaluate(
        async ([remote, keys, during]) => {
          window.girassolGuard.during(during);
          const isSame = await window.girassolPress.fill(remote, keys);
          window.girassolGuard.during(null);
          return isSame;
        },
        [name, [...pressed], saying.while] as const,
      );
      pressed.push(next.key);
      if (!isThere) return false;
    }
    return isAsItWas;
  } catch (error) {
    // It led out of the product, or to a document of the server.
    if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    return false;
  } finally {
    saying.while = null;
  }
}
