#!/usr/bin/env node
// `npm run dev`: the product with hot reload, at one address.
//   npm run dev                      everything
//   npm run dev -- mfe-proposals     only this remote and the shell; the other remotes as they were last built
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, exitWithError, getCommandPath, workspaceRoot } from './lib/workspace.mjs';

ensureInstalled();

const all = [
  'shell',
  ...readdirSync(workspaceRoot).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(workspaceRoot, name, 'webpack.config.mjs')),
  ),
];
const wanted = process.argv.slice(2);
for (const name of wanted) if (!all.includes(name)) exitWithError(`Não há "${name}". Há: ${all.join(', ')}.`);
// Always the shell: a remote in development needs React's development build.
const developed = wanted.length > 0 ? [...new Set(['shell', ...wanted])] : all;

// Builds the packages that nobody works on.
const { build } = await import('./build.mjs');
await build({ only: all.filter((name) => !developed.includes(name)) });

const port = Number(process.env.PORT || 8080);
const servers = Object.fromEntries(developed.map((name, index) => [name, port + 21 + index]));
const children = Object.entries(servers).map(([name, ownPort]) =>
  start(
    name,
    process.execPath,
    [join(workspaceRoot, 'federation', 'bin', 'girassol.mjs'), 'serve', String(ownPort)],
    {
      cwd: join(workspaceRoot, name),
    },
  ),
);
children.push(
  start(
    'api',
    getCommandPath('tsx'),
    ['watch', '--clear-screen=false', join(workspaceRoot, 'api', 'src', 'main.ts')],
    {
      cwd: workspaceRoot,
      env: {
        ...process.env,
        PORT: String(port),
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
        DEVELOPMENT_SERVERS: JSON.stringify(
          Object.fromEntries(
            Object.entries(servers).map(([name, ownPort]) => [name, `http://localhost:${ownPort}/`]),
          ),
        ),
      },
    },
  ),
);

/** Runs a part of the product; its lines carry its name. When one ends, all end. */
function start(name, command, args, options) {
  const child = spawn(command, args, { env: process.env, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      for (const line of String(chunk).split('\n'))
        if (line.trim()) console.log(`${name.padEnd(15)} ${line}`);
    });
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
