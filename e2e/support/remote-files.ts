import type { Page, Route } from '@playwright/test';

interface ReleasedRemote {
  name: string;
  baseUrl: string;
  entry: string;
  preload: Record<string, { files: string[] }>;
}

/** Returns a remote by name from the registry document that is embedded in the page. */
export async function readPageRegistryRemote(page: Page, name: string): Promise<ReleasedRemote> {
  const text = await page.locator('#girassol-page').textContent();
  const { registry }: { registry: { remotes: ReleasedRemote[] } } = JSON.parse(text ?? '');
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`The page has no remote ${name}`);
  return remote;
}

/** Ways in which loading a file of a release can fail, as Playwright route handlers by description. */
export const fileFailures = {
  'is not there (404)': (route: Route) => route.fulfill({ status: 404, body: 'Este endereço não existe.' }),
  'breaks on the server (500)': (route: Route) => route.fulfill({ status: 500, body: 'erro' }),
  'is something else': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>Entrar na rede</title>' }),
  'was tampered with': async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.wasTamperedWith=true` });
  },
  'never arrives': () => undefined,
};

/** Key of `fileFailures`, a description of the failure. */
export type FileFailure = keyof typeof fileFailures;
