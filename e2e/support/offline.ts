import type { Page } from '@playwright/test';
import { locatePanel } from './item';
import { expect } from './journey';

/** The worker of the product, which all other journeys leave out. */
export const withWorker = { serviceWorkers: 'allow' } as const;

/** Locates the strip that says that there is no signal, and of what time the data are. */
export const locateConnectionStrip = (page: Page) => page.getByRole('region', { name: 'Conexão' });

/** Cache of the worker, with everything that it has stored for times without a signal. */
export const OFFLINE_CACHE = 'girassol-offline-1';

/** Reads what the worker has noted of the product that it stored; nothing before it has. */
const readKeptProduct = (
  page: Page,
): Promise<{ areas: string[]; files: Record<string, unknown> } | undefined> =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).match('/offline-page'))?.json(),
    OFFLINE_CACHE,
  );

/** Areas of the page that the worker has stored for times without a signal. */
const listKeptAreas = async (page: Page): Promise<string[]> => (await readKeptProduct(page))?.areas ?? [];

/** Waits until the worker has stored the product with the area, and the page its answers: any, or that of a call. */
export async function waitUntilKept(page: Page, area: string, call = ''): Promise<void> {
  await expect.poll(() => listKeptAreas(page), { timeout: 60_000 }).toContain(area);
  await expect
    .poll(async () => (await readDevice(page)).answers, { timeout: 20_000 })
    .toMatch(call === '' ? /./ : new RegExp(`/api${call}`));
}

/** Everything that the browser has stored of the product, as text: answers of the API, and what the worker has stored. */
export const readDevice = (page: Page): Promise<{ answers: string; cached: string[] }> =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    const texts = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<string>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const database = request.result;
            const names = [...database.objectStoreNames];
            const transaction = database.transaction(names);
            const found = names.flatMap((store) => [
              transaction.objectStore(store).getAllKeys(),
              transaction.objectStore(store).getAll(),
            ]);
            transaction.oncomplete = () => {
              database.close();
              resolve(found.map(({ result }) => (result.length > 0 ? JSON.stringify(result) : '')).join(''));
            };
          };
        }),
    );
    return { answers: (await Promise.all(texts)).join(''), cached };
  });

/** Locates the strip that says what waits for a signal. */
export const locateWaitingStrip = (page: Page) => page.getByRole('region', { name: 'Esperando sinal' });

/** Writes a note in the open panel of an item without a signal, and waits until it is shown as waiting. */
export async function writeWaitingNote(page: Page, itemName: string, text: string): Promise<void> {
  await locatePanel(page, itemName).getByRole('button', { name: 'Escreva uma nota…' }).click();
  await page.getByRole('textbox', { name: /^Nota/ }).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Notas que esperam sinal' })).toContainText(text);
}

/** Lists the paths of the files that the worker has stored for times without a signal. */
export const listKeptFiles = async (page: Page): Promise<string[]> =>
  Object.keys((await readKeptProduct(page))?.files ?? {});

/** Lists the stored files whose content has another hash than the one they are stored under: nobody has verified them. */
export const listUnverifiedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    const unverified: string[] = [];
    for (const request of await cache.keys()) {
      const [, hash] = new URL(request.url).pathname.split('/offline-files/');
      if (hash === undefined) continue;
      const response = await cache.match(request);
      // Removed since the list was read: the worker clears what an older release left.
      if (response === undefined) continue;
      const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
      const found = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
      if (found !== decodeURIComponent(hash)) unverified.push(request.url);
    }
    return unverified;
  }, OFFLINE_CACHE);
