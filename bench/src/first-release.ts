import { exec } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '@girassol/api/src/demo';
import { chromiumPath } from '../../e2e/support/chromium';
import { readGuideCommands } from '../../e2e/support/guide-commands';
import { signIn } from './lib/api-client';
import { buildLoadFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';

// The way of a team in another repository, from the packages to a live area: the commands of docs/remotes.md, in an empty folder.
//   pnpm bench first-release

const PORT = 18_841;
const AREA = 'mfe-visitas';
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const type = promisify(exec);
/** Commands of the guide that stay until somebody ends them, or take the area back. */
const isLeftOut = (line: string) => /^npx girassol (gallery|dev|rollback)\b/.test(line);

await withRunningProduct({ port: PORT }, async ({ server }) => {
  const place = mkdtempSync(join(tmpdir(), 'girassol-first-release-'));
  try {
    const folder = join(place, AREA);
    mkdirSync(folder);
    const { token } = await signIn(server.url, 'admin@girassol.test', DEMO_PASSWORD);
    const { INIT_CWD: _called, BUILD_DIR: _builds, ...outer } = process.env;
    const env = { ...outer, GIRASSOL_SERVER: server.url, GIRASSOL_TOKEN: token, CHROMIUM_PATH: chromiumPath };
    const lines = [
      `node ${join(root, 'tools', 'pack.mjs')} ../packages`,
      ...readGuideCommands('remotes.md', '## A new area')
        .rest()
        .filter((line) => !isLeftOut(line)),
    ];
    const steps: { line: string; seconds: number }[] = [];
    for (const line of lines) {
      const began = performance.now();
      await type(line, { cwd: folder, env, maxBuffer: 1 << 26 });
      steps.push({ line, seconds: (performance.now() - began) / 1_000 });
      console.log(`${steps.at(-1)?.seconds.toFixed(1)} s  ${line}`);
    }
    recordFigures('first-release', [
      ...steps.map(({ line, seconds }, index) => ({
        what: `${index + 1}. ${line.replace(/^node \S+pack\.mjs/, 'npm run pack --').replace(/ --.*/, '')}`,
        measured: `${seconds.toFixed(1)} s`,
        target: '',
      })),
      {
        what: 'from the packages to a live area',
        measured: `${steps.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1)} s`,
        target: '',
      },
      buildLoadFigure(),
    ]);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
