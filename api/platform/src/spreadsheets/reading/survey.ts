import {
  addCellToFormatEvidence,
  type ColumnFormatEvidence,
  createEmptyFormatEvidence,
} from '@girassol/shared-domain/imports';
import type { ReadAnswer } from '../messages';

/**
 * Examines every row of a received sheet. Yields its description, the first `rows` rows and its notes, and
 * finally the evidence on the kind of each column.
 */
export async function* surveyRows(
  answers: AsyncIterable<ReadAnswer>,
  rows: number,
): AsyncGenerator<ReadAnswer> {
  let left = rows;
  let count = 0;
  let columns: ColumnFormatEvidence[] = [];
  for await (const answer of answers) {
    if ('head' in answer) columns = answer.head.headers.map(createEmptyFormatEvidence);
    if ('done' in answer) yield { survey: { rows: count, columns } };
    if (!('rows' in answer)) {
      yield answer;
      continue;
    }
    count += answer.rows.length;
    for (const [, ...cells] of answer.rows)
      for (const [at, evidence] of columns.entries()) addCellToFormatEvidence(evidence, cells[at]);
    if (left > 0) yield { rows: answer.rows.slice(0, left) };
    left -= answer.rows.length;
  }
}
