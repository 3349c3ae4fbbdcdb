import { createHash } from 'node:crypto';
import { importMapElement } from './index-page';

/** Returns a content security policy that also allows the import map of a page, by its hash. */
export function allowImportMap(policy: string, html: string): string {
  const [, map] = importMapElement.exec(html) ?? [];
  if (map === undefined) return policy;
  const hash = createHash('sha256').update(map).digest('base64');
  return policy.replace(/(^|; )script-src /, `$&'sha256-${hash}' `);
}
