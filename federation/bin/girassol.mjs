#!/usr/bin/env node
// The command for the teams of the areas. `build` and `dev` run in the folder of a remote (or of the shell); the others
// talk to a server.
import { tsImport } from 'tsx/esm/api';

const ofThisFolder = {
  build: {
    summary: 'production build: a release, or the shell',
    run: async ([configFile]) =>
      (await import('../build/build-package.mjs')).buildPackage(process.cwd(), configFile),
  },
  dev: {
    summary: 'development server with hot reload: girassol dev <port>',
    run: async ([port]) =>
      (await import('../build/develop-package.mjs')).developPackage(process.cwd(), Number(port ?? 8100)),
  },
};

const [name = 'help', ...rest] = process.argv.slice(2);
if (name in ofThisFolder) {
  try {
    await ofThisFolder[name].run(rest);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
} else if (name === 'help' || name === '--help') {
  const { commands } = await tsImport('../src/cli/commands.ts', {
    parentURL: import.meta.url,
    tsconfig: false,
  });
  console.log('girassol <command> [--help]\n');
  for (const [key, { summary }] of Object.entries({ ...ofThisFolder, ...commands }))
    console.log(`  ${key.padEnd(10)} ${summary}`);
} else {
  const { main } = await tsImport('../src/cli/main.ts', { parentURL: import.meta.url, tsconfig: false });
  process.exitCode = await main(name, rest, {
    env: process.env,
    // `pnpm girassol` runs in the root of the workspace; it was called here.
    folder: process.env.INIT_CWD ?? process.cwd(),
    out: (text) => console.log(text),
    err: (text) => console.error(text),
  });
}
