#!/usr/bin/env node
// The command for the teams of the areas. `create` writes a remote; `build` and `serve` run in its folder (or in
// the shell's); the others talk to a server.
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { buildDir, workspaceRoot } from '../build/paths.mjs';

const ofThisFolder = {
  build: {
    summary: 'production build with webpack, Vite or Rspack: a release, or the shell',
    run: async ([configFile]) =>
      (await import('../build/build-package.mjs')).buildPackage(process.cwd(), configFile),
  },
  release: {
    summary:
      'release of what another tool built: girassol release <dist> [--entry FILE --container NAME --module]',
    run: async (args) => {
      const { releaseBuild } = await import('../build/release-build.mjs');
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { entry: { type: 'string' }, container: { type: 'string' }, module: { type: 'boolean' } },
      });
      const { module: isModule, ...told } = values;
      const version = await releaseBuild(process.cwd(), positionals[0] ?? 'dist', { ...told, isModule });
      console.log(`Release ${version}`);
    },
  },
  serve: {
    summary: 'development server of this folder alone: girassol serve <port> [--released-shell]',
    run: async ([port, shell]) => {
      const isShellReleased = shell === '--released-shell';
      const { developPackage } = await import('../build/develop-package.mjs');
      await developPackage(process.cwd(), Number(port ?? 8100), { isShellReleased });
      console.log(`Served at http://localhost:${port ?? 8100}.`);
    },
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
} else {
  // In the workspace it is TypeScript, in the package JavaScript.
  const { commands, main } = await tsImport('@girassol/federation/cli', {
    parentURL: import.meta.url,
    tsconfig: false,
  });
  if (name === 'help' || name === '--help') {
    console.log('girassol <command> [--help]\n');
    for (const [key, { summary }] of Object.entries({ ...ofThisFolder, ...commands }))
      console.log(`  ${key.padEnd(13)} ${summary}`);
  } else {
    process.exitCode = await main(name, rest, {
      env: process.env,
      // `pnpm girassol` runs in the root of the workspace; it was called here.
      folder: process.env.INIT_CWD ?? process.cwd(),
      workspace: workspaceRoot,
      buildDir,
      developInShell: async (options) =>
        (await import('../build/develop-in-shell.mjs')).developInShell(options),
      serveGallery: async (options) => (await import('../build/serve-gallery.mjs')).serveGallery(options),
      out: (text) => console.log(text),
      err: (text) => console.error(text),
    });
  }
}
