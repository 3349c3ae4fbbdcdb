import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../..');
const folders = readdirSync(root).filter((name) => /^(shell|api|mfe-.+|shared-.+)$/.test(name));

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'build', 'test'].includes(entry.name)) yield* filesIn(path);
    } else if (/\.tsx?$/.test(entry.name) && !/\.(test|testing|fixture)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** `${power} kW` of a template string or `{power} Wp` of a screen: a value that is followed by a unit, or follows R$. */
const WITH_UNIT = /\{([^{}`]{1,200})\}\s?(?:kWp?|kWh|Wp?|kVA|km|m²|kg|kWh\/mês)(?![\w/]|%)/g;
const WITH_CURRENCY = /R\$ ?\$\{([^{}`]{1,200})\}/g;

/** A call that formats, a text that was formatted before, or a constant of the code. */
const isFormatted = (expression: string): boolean =>
  /\w\(|Text$|^[A-Z][A-Z_\d]*$|^whole|^availabilityOf\[/.test(expression.trim());

const found = folders
  .flatMap((folder) => [...filesIn(join(root, folder))])
  .flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const expressions = [...source.matchAll(WITH_UNIT), ...source.matchAll(WITH_CURRENCY)].map(
      ([, expression = '']) => expression,
    );
    return expressions
      .filter((expression) => !isFormatted(expression))
      .map((expression) => `${relative(root, path)}: ${expression}`);
  });

test('a number beside a unit is written by a format: with a comma, and the digits that it has', () => {
  expect(found.sort()).toEqual([
    // Numbers of modules that the demonstration makes up: part of a name.
    'api/src/demo/proposal-data.ts: watts',
    // The number part of an amount that was formatted before.
    'shared-domain/src/formats/numbers.ts: text',
    // A tag of a Word document, which is filled with a formatted number.
    'shared-domain/src/templates/samples.ts: sistema_potencia',
  ]);
});
