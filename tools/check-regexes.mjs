#!/usr/bin/env node
// Finds regular expressions that take more than linear time on some input (docs/decisions/0152-linear-regular-expressions.md).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { findRegexes, listSourceFiles } from './lib/regexes.mjs';
import { workspaceRoot } from './lib/workspace.mjs';

const isTest = (file) => /\.(test|testing|fixture|spec)\.|\/test\/|^e2e\//.test(file);

const { version } = createRequire(import.meta.url)('recheck/package.json');
/** Verdicts of an earlier run, a line each: `linear /a+/g`. The committed ones make a new clone quick. */
const committedFile = join(workspaceRoot, 'tools/lib/regex-verdicts.txt');
const cacheFile = join(workspaceRoot, '.cache/regex-verdicts.txt');
const head = `recheck ${version}`;
const LINEAR = 'linear';
const known = new Map([...read(committedFile), ...read(cacheFile)]);
const getKey = ({ pattern, flags }) => `/${pattern.replaceAll('\n', '\\n').replaceAll('\r', '\\r')}/${flags}`;

const expressions = [];
const problems = [];
/** Explanations that no expression needs. */
const superfluous = new Set();
for (const path of listSourceFiles(workspaceRoot)) {
  const file = relative(workspaceRoot, path);
  if (isTest(file)) continue;
  const found = findRegexes(path, readFileSync(path, 'utf8'));
  for (const line of found.explanations) superfluous.add(`${file}:${line}`);
  for (const expression of found.expressions) expressions.push({ file, ...expression });
}

const unknown = new Map();
for (const expression of expressions)
  if (expression.pattern !== null && !known.has(getKey(expression)))
    unknown.set(getKey(expression), expression);
const verdicts = await check([...unknown.values()]);

for (const { file, line, code, pattern, flags, explainedAt } of expressions) {
  const verdict =
    pattern === null
      ? null
      : (verdicts.get(getKey({ pattern, flags })) ?? { time: known.get(getKey({ pattern, flags })) });
  const problem = describeProblem(verdict);
  if (!problem) continue;
  const attack = verdict?.attack ? `\n    slow on ${verdict.attack}` : '';
  if (explainedAt !== null) superfluous.delete(`${file}:${explainedAt}`);
  else problems.push(`${file}:${line}: ${problem}\n    ${code}${attack}`);
}
for (const at of superfluous) problems.push(`${at}: no expression here needs "linear:"`);

const used = new Set(expressions.filter(({ pattern }) => pattern !== null).map(getKey));
if (process.argv.includes('--write')) write(committedFile);
else if (verdicts.size > 0) write(cacheFile);
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error(
    '\nWrite an expression that is linear, or say in the line above why its input is short: // linear: at most 36 characters',
  );
console.log(
  `${expressions.length} regular expressions, ${verdicts.size} checked anew, ${problems.length} findings`,
);
process.exit(problems.length === 0 ? 0 : 1);

/** Returns what is wrong with an expression; undefined where nothing is. */
function describeProblem(verdict) {
  if (verdict === null) return 'the expression is only known when the program runs';
  return verdict.time === LINEAR ? undefined : `its time on long input: ${verdict.time}`;
}

/** Asks recheck, two expressions at a time. Its Java program is never started: not every machine has it. */
async function check(list) {
  const found = new Map();
  if (list.length === 0) return found;
  process.env.RECHECK_BACKEND ??= hasNative() ? 'native' : 'worker';
  const { check: ask } = await import('recheck');
  const queue = [...list];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      found.set(getKey(next), toVerdict(await ask(next.pattern, next.flags, { timeout: 20_000 })));
  };
  await Promise.all([work(), work()]);
  return found;
}

function toVerdict({ status, complexity, attack, error }) {
  if (status === 'safe') return { time: LINEAR };
  if (status === 'vulnerable')
    return { time: complexity.summary.replace(' (fuzz)', ''), attack: attack.pattern.slice(0, 200) };
  return { time: `unknown, ${error?.kind ?? status}` };
}

function hasNative() {
  const system = { linux: 'linux', darwin: 'macos', win32: 'windows' }[process.platform];
  try {
    createRequire(createRequire(import.meta.url).resolve('recheck')).resolve(
      `recheck-${system}-${process.arch}/package.json`,
    );
    return true;
  } catch {
    return false;
  }
}

/** Returns the lines of a file of verdicts as pairs of expression and time, none where another version wrote them. */
function read(file) {
  if (!existsSync(file)) return [];
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  if (first !== head) return [];
  return lines.map((line) => [line.slice(line.indexOf(' /') + 1), line.slice(0, line.indexOf(' /'))]);
}

function write(file) {
  mkdirSync(dirname(file), { recursive: true });
  const lines = [...used].sort().map((key) => `${verdicts.get(key)?.time ?? known.get(key)} ${key}`);
  writeFileSync(file, `${[head, ...lines].join('\n')}\n`);
}
