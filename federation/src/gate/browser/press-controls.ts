import type { LocalRelease } from '../../cli/local-release';
import type { OpenedShell } from './opened-shell';
import { locateWords } from './source-at';

/** Things that are pressed on one page, and how long that may take, milliseconds. */
const MAX_PRESSED_CONTROLS = 6;
const TIME = 500;

/**
 * Presses a few controls of an open page, each once over all pages; requests that write do not reach the
 * server. Records errors with the pressed control. Returns whether the page is unchanged.
 */
export async function pressControls(
  { page, saying }: OpenedShell,
  { release, pressed, path }: { release: LocalRelease; pressed: string[]; path: string },
): Promise<boolean> {
  const { name } = release.manifest;
  const end = performance.now() + TIME;
  try {
    for (let count = 0; count < MAX_PRESSED_CONTROLS && performance.now() < end; count += 1) {
      const next = await page.evaluate(([remote, keys]) => window.girassolPress.next(remote, keys), [
        name,
        pressed,
      ] as const);
      if (!next) return true;
      saying.while = `when ${describeControl(release, next.label)} was pressed on ${path}`;
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

/**
 * Returns a label that occurs in the release's own scripts; other labels, which may be names of people, become 'a
 * button', or what `otherwise` says.
 */
export function describeControl(release: LocalRelease, label: string, otherwise = 'a button'): string {
  const isWritten = label.length > 2 && label.length < 60 && locateWords(release, [label]) !== undefined;
  return isWritten ? `“${label}”` : otherwise;
}
