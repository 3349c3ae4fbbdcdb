import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalRelease } from '../../src/cli/local-release';
import type { RemoteManifest } from '../../src/registry';
import type { BrowserBreak } from './browser-breaks';

/**
 * Writes a copy of the built fixture `mfe-broken` with the code of a break in it, and hashes of what it is then. `built`
 * is the folder of the release as `girassol build` wrote it.
 */
export function writeBrokenRelease(
  built: string,
  folder: string,
  { on, script, routes = [] }: Pick<BrowserBreak, 'on' | 'script' | 'routes'>,
): LocalRelease {
  cpSync(built, folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (/\.(?:br|gz)$/.test(name)) writeFileSync(join(folder, name), '');
  const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteManifest;
  // linear: what a minifier makes of break-here.ts
  const place = new RegExp(
    `(\\w+)\\.dispatchEvent\\(new CustomEvent\\("break:${on}",\\{detail:(\\w+)\\}\\)\\)`,
    'g',
  );
  let count = 0;
  for (const name of Object.keys(manifest.integrity).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const broken = text.replace(place, (_whole, area, detail) => {
      count += 1;
      return `((area,detail)=>{${script}})(${area},${detail})`;
    });
    if (broken === text) continue;
    writeFileSync(join(folder, name), broken);
    manifest.integrity[name] = `sha384-${createHash('sha384').update(broken).digest('base64')}`;
  }
  if (count === 0) throw new Error(`The built fixture has no place for the event ${on}`);
  const access: RemoteManifest['routes'][number]['access'] = ['active'];
  manifest.routes.push(...routes.map((path) => ({ path, access, title: 'Ilha' })));
  const text = JSON.stringify(manifest);
  writeFileSync(join(folder, 'remote.json'), text);
  return { folder, manifest, text };
}
