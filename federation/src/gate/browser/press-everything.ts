import type { LocalRelease } from '../../cli/local-release';
import type { OpenShell } from './open-shell';
import { placeOfWords } from './source-at';

/** Things that are pressed on one page, and how long that may take, milliseconds. */
const MOST = 6;
const TIME = 500;

/**
 * Presses what can be pressed on the page that is open, a few things and each once in all pages; writes do not arrive at
 * the server. What it breaks is told as trouble, with what was pressed. Answers whether the page is as it was.
 */
export async function pressEverything(
  { page, saying }: OpenShell,
  { release, pressed, path }: { release: LocalRelease; pressed: string[]; path: string },
): Promise<boolean> {
  const { name } = release.manifest;
  const end = performance.now() + TIME;
  try {
    for (let count = 0; count < MOST && performance.now() < end; count += 1) {
      const next = await page.evaluate(([remote, keys]) => window.girassolPress.next(remote, keys), [
        name,
        pressed,
      ] as const);
      if (!next) return true;
      saying.while = `when ${saidOf(release, next.label)} was pressed on ${path}`;
      const isThere = await page.evaluate(
        async ([remote, keys, during]) => {
          window.girassolGuard.during(during);
          const isAsItWas = await window.girassolPress.press(remote, keys);
          window.girassolGuard.during(null);
          return isAsItWas;
        },
        [name, [...pressed], saying.while] as const,
      );
      pressed.push(next.key);
      if (!isThere) return false;
    }
    return true;
  } catch (error) {
    // It led out of the product, or to a document of the server.
    if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    return false;
  } finally {
    saying.while = null;
  }
}

/** A label that the release has in its own words; another one may be the name of a person. */
function saidOf(release: LocalRelease, label: string): string {
  const isWritten = label.length > 2 && label.length < 60 && placeOfWords(release, [label]) !== undefined;
  return isWritten ? `“${label}”` : 'a button';
}
