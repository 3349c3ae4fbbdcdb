import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One figure beside what it should be. */
export interface Figure {
  what: string;
  measured: string;
  /** As the targets put it: "<= 300 kB". */
  target: string;
  /** Undefined: a figure without a target. */
  met?: boolean;
}

const file = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'RESULTS.md');
const mark = ({ met }: Figure) => (met === undefined ? '' : met ? 'yes' : 'no');

/** Prints the figures of a measurement and keeps them in `bench/RESULTS.md`: the last ones of each day. */
export function record(name: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${name}`);
  for (const figure of figures) {
    console.log(
      `  ${figure.what.padEnd(width)}  ${figure.measured.padStart(14)}   ${figure.target}  ${mark(figure)}`,
    );
  }
  const rows = figures.map(
    (figure) => `| ${figure.what} | ${figure.measured} | ${figure.target} | ${mark(figure)} |`,
  );
  const date = new Date().toISOString().slice(0, 10);
  const title = `${name}, ${date} `;
  const others = readFileSync(file, 'utf8')
    .split(/^## /m)
    .filter((section) => section.trim() && !section.startsWith(title));
  const section = [
    `${title}(node ${process.versions.node}, ${cpus().length} cores)\n`,
    '| figure | measured | target | met |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  writeFileSync(file, [...others, section].map((each) => `## ${each.trim()}\n`).join('\n'));
}
