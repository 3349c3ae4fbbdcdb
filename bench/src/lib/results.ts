import { appendFileSync } from 'node:fs';
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

/** Prints the figures of a measurement and keeps them, with the date, in `bench/RESULTS.md`. */
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
  appendFileSync(
    file,
    [
      `\n## ${name}, ${date} (node ${process.versions.node}, ${cpus().length} cores)\n`,
      '| figure | measured | target | met |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n'),
  );
}
