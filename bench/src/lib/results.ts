import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Measured figure and its target. */
export interface MeasuredFigure {
  what: string;
  measured: string;
  /** As the targets put it: "<= 300 kB". */
  target: string;
  /** Undefined: a figure without a target. */
  met?: boolean;
}

/** Builds the figure that says how busy the machine was in the last minute: others may have used it too. */
export const buildLoadFigure = (): MeasuredFigure => ({
  what: 'load of the machine at the end (1 minute)',
  measured: loadavg()[0]?.toFixed(1) ?? '',
  target: '',
});

const file = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'RESULTS.md');
const mark = ({ met }: MeasuredFigure) => (met === undefined ? '' : met ? 'yes' : 'no');

const HISTORY = 'Targets met:';

/**
 * Prints the figures of a measurement and saves them in `bench/RESULTS.md`: one table per bench with the last and the
 * previous values, and a line with the number of targets met per day.
 */
export function recordFigures(name: string, figures: MeasuredFigure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${name}`);
  for (const figure of figures) {
    console.log(
      `  ${figure.what.padEnd(width)}  ${figure.measured.padStart(14)}   ${figure.target}  ${mark(figure)}`,
    );
  }
  const sections = new Map(
    readFileSync(file, 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf(',')), `## ${text.trim()}\n`]),
  );
  sections.set(name, formatSection(name, figures, sections.get(name) ?? ''));
  const sorted = [...sections].sort(([first], [second]) => first.localeCompare(second));
  writeFileSync(file, sorted.map(([, text]) => text).join('\n'));
}

function formatSection(name: string, figures: MeasuredFigure[], last: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const lines = last.split('\n');
  const before = new Map(lines.filter((line) => line.startsWith('| ')).map((line) => parseCells(line)));
  const rows = figures.map(
    (figure) =>
      `| ${figure.what} | ${figure.measured} | ${before.get(figure.what) ?? ''} | ${figure.target} | ${mark(figure)} |`,
  );
  const history = (lines.find((line) => line.startsWith(HISTORY)) ?? HISTORY)
    .slice(HISTORY.length)
    .split(';')
    .map((day) => day.trim())
    .filter((day) => day && !day.startsWith(date));
  history.push(`${date} ${formatTargetsMet(figures)}`);
  return [
    `## ${name}, ${date} (node ${process.versions.node}, ${cpus().length} cores)\n`,
    '| figure | measured | before | target | met |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    `\n${HISTORY} ${history.join('; ')}\n`,
  ].join('\n');
}

/** Returns the name and the measured value of a row of the table. */
function parseCells(line: string): [what: string, measured: string] {
  const [what = '', measured = ''] = line.slice(2).split(' | ');
  return [what, measured];
}

/** Formats the number of targets met, "21 of 24"; figures without a target are left out. */
const formatTargetsMet = (figures: MeasuredFigure[]): string =>
  `${figures.filter(({ met }) => met === true).length} of ${figures.filter(({ met }) => met !== undefined).length}`;
