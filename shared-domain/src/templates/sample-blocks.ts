import { formatTag, type TagDelimiters } from './tag-delimiters';
import type { WordDocumentBlock } from './word-document';

/** Builds a two-column table of labels and values for a sample document template. */
export const buildLabelValueTable = (...rows: [label: string, value: string][]): WordDocumentBlock => ({
  kind: 'table',
  widths: [38, 62],
  rows,
});

/**
 * Creates the function that builds tables of a sample document template in which one row with tags is
 * repeated for each line of a list. `marks` are the delimiters of the tags.
 */
export const createLoopTableBuilder =
  (marks: TagDelimiters) =>
  (loop: string, widths: readonly number[], columns: [head: string, cell: string][]): WordDocumentBlock => {
    const last = columns.length - 1;
    const cells = columns.map(([, cell], index) =>
      [
        index === 0 ? formatTag(`#${loop}`, marks) : '',
        cell,
        index === last ? formatTag(`/${loop}`, marks) : '',
      ].join(''),
    );
    return { kind: 'table', widths, head: columns.map(([head]) => head), rows: [cells] };
  };
