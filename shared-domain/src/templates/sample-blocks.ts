import { type TagMarks, writtenTag } from './tag-marks';
import type { WordBlock } from './word-document';

/** A table of label and value. */
export const facts = (...rows: [label: string, value: string][]): WordBlock => ({
  kind: 'table',
  widths: [38, 62],
  rows,
});

/** Makes tables with a row for each line of a repetition. */
export const linesWith =
  (marks: TagMarks) =>
  (loop: string, widths: readonly number[], columns: [head: string, cell: string][]): WordBlock => {
    const last = columns.length - 1;
    const cells = columns.map(([, cell], index) =>
      [
        index === 0 ? writtenTag(`#${loop}`, marks) : '',
        cell,
        index === last ? writtenTag(`/${loop}`, marks) : '',
      ].join(''),
    );
    return { kind: 'table', widths, head: columns.map(([head]) => head), rows: [cells] };
  };
