import { exec } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const run = promisify(exec);

/** Terminal in an empty temporary folder: runs lines in a command shell that has the `girassol` command. */
export interface Terminal {
  folder: string;
  /** Runs a line as it would be typed; answers what it printed. */
  type(line: string): Promise<string>;
  /** Runs a line of `girassol`; answers its document, also when it is refused. */
  ask(line: string): Promise<ReturnType<typeof JSON.parse>>;
  leave(): void;
}

/** Creates a terminal whose `girassol` command talks to the server at `origin` with `token`. */
export function createTerminal(origin: string, token: string): Terminal {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-terminal-'));
  const bin = mkdtempSync(join(tmpdir(), 'girassol-bin-'));
  const command = join(root, 'federation', 'bin', 'girassol.mjs');
  writeFileSync(join(bin, 'girassol'), `#!/bin/sh\nexec "${process.execPath}" "${command}" "$@"\n`, {
    mode: 0o755,
  });
  // The folder that npm was called from belongs to the run, not here.
  const { INIT_CWD: _called, ...own } = process.env;
  const env = {
    ...own,
    PATH: `${bin}${delimiter}${own.PATH}`,
    GIRASSOL_SERVER: origin,
    GIRASSOL_TOKEN: token,
  };
  const type = async (line: string) => (await run(line, { cwd: folder, env })).stdout;
  return {
    folder,
    type,
    ask: async (line) => JSON.parse(await type(`${line} --json`).catch(({ stdout }) => stdout)),
    leave() {
      for (const place of [folder, bin]) rmSync(place, { recursive: true });
    },
  };
}
