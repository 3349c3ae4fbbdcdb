const { transformSync, version } = require('@swc/core');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { Module } = require('node:module');
const { join } = require('node:path');
const options = require('../../federation/jest/swc-options.json');

const folder = join(__dirname, '../../.cache/jest-sources');
const salt = JSON.stringify([version, options]);

/** Source file -> file of its source map. Jest maps the frames of a stack by it (`runtime.cjs`). */
const sourceMaps = new Map();

/** Compiles a source file unless the same text was compiled before, by this worker or another. */
function compile(filename) {
  const source = readFileSync(filename, 'utf8');
  const key = createHash('sha256').update(salt).update(filename).update('\0').update(source).digest('hex');
  const output = join(folder, `${key}.js`);
  const map = `${output}.map`;
  sourceMaps.set(filename, map);
  if (existsSync(output)) return readFileSync(output, 'utf8');

  const compiled = transformSync(source, { ...options, filename, sourceMaps: true, swcrc: false });
  mkdirSync(folder, { recursive: true });
  // The map first: a worker that finds the code counts on it.
  for (const [path, text] of [
    [map, compiled.map],
    [output, compiled.code],
  ]) {
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  }
  return compiled.code;
}

/** Lets Node's own `require` load TypeScript. */
function registerSources() {
  if ('.ts' in Module._extensions) return;
  const { '.json': json, ...others } = Module._extensions;
  const load = (module, filename) => module._compile(compile(filename), filename);
  // Tried in this order: `./cities` is `cities.ts`, also beside a `cities.json`.
  delete Module._extensions['.json'];
  Object.assign(Module._extensions, others, { '.ts': load, '.tsx': load, '.json': json });
}

module.exports = { registerSources, sourceMaps };
