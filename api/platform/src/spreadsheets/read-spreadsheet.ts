import { stat } from 'node:fs/promises';
import { Refusal } from '../refusals/refusal';
import {
  type SpreadsheetChild,
  SpreadsheetChildEndedError,
  startSpreadsheetChild,
} from './child/start-child';
import { spreadsheetLimits } from './limits';
import { type ReadAnswer, type ReadTask, readAnswerSchema } from './messages';
import type { HeaderPosition, OpenSheet, SheetDescription, SheetRow, SheetSurvey } from './sheet';

interface Reading {
  /** Original name of the file. */
  name: string;
  /** Which sheet; otherwise the first that is visible. */
  sheet?: string;
  /** Place of the headers; found out where it is left out. */
  header?: HeaderPosition;
  signal?: AbortSignal;
}

/**
 * Opens a spreadsheet in a child process and returns its description and rows. Throws `Refusal` (422, in
 * Portuguese) if the file cannot be read.
 */
export async function readSpreadsheet(
  path: string,
  { name, sheet, header, signal }: Reading,
): Promise<OpenSheet> {
  await requireReadable(path);
  const task: ReadTask = { path, name, ...(sheet !== undefined && { sheet }), ...(header && { header }) };
  const child = startSpreadsheetChild('spreadsheet-reader', task, signal);
  try {
    const answer = await readChildAnswer(child);
    if (!('head' in answer)) throw new TypeError('the head comes first');
    const { head } = answer;
    return { head, rows: readRowBatches(child, head), close: () => child.stop() };
  } catch (error) {
    await child.stop();
    throw forPeople(error);
  }
}

/**
 * Examines all rows of a spreadsheet in a child process, and returns the first `most` of them. Throws `Refusal` (422,
 * in Portuguese) if the file cannot be read.
 */
export async function surveySpreadsheet(
  path: string,
  { name, sheet, header, signal, most }: Reading & { most: number },
): Promise<SheetSurvey> {
  await requireReadable(path);
  const task: ReadTask = {
    ...{ path, name, survey: most },
    ...(sheet !== undefined && { sheet }),
    ...(header && { header }),
  };
  const child = startSpreadsheetChild('spreadsheet-reader', task, signal);
  const rows: SheetRow[] = [];
  let head: SheetDescription | undefined;
  let survey: { rows: number; columns: SheetSurvey['evidence'] } | undefined;
  try {
    for (;;) {
      const answer = await readChildAnswer(child);
      if ('done' in answer) break;
      if ('head' in answer) head = answer.head;
      else if ('survey' in answer) survey = answer.survey;
      else if ('note' in answer) head?.notes.push(answer.note);
      else rows.push(...answer.rows.map(([line, ...cells]) => ({ line, cells })));
    }
    if (!head || !survey) throw new TypeError('the head comes first, the survey last');
    return { head, rows, count: survey.rows, evidence: survey.columns };
  } catch (error) {
    throw forPeople(error);
  } finally {
    await child.stop();
  }
}

async function requireReadable(path: string): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new Refusal(422, 'O arquivo está vazio.');
  if (size > spreadsheetLimits.bytes)
    throw new Refusal(422, 'O arquivo passa de 30 MB. Divida a planilha em partes e envie uma de cada vez.');
}

async function* readRowBatches(
  child: SpreadsheetChild,
  head: SheetDescription,
): AsyncGenerator<SheetRow[], void, undefined> {
  try {
    for (;;) {
      const answer = await readChildAnswer(child);
      if ('done' in answer) return;
      if ('note' in answer) head.notes.push(answer.note);
      else if ('rows' in answer) yield answer.rows.map(([line, ...cells]) => ({ line, cells }));
    }
  } catch (error) {
    throw forPeople(error);
  } finally {
    await child.stop();
  }
}

async function readChildAnswer(
  child: SpreadsheetChild,
): Promise<Exclude<ReadAnswer, { refused: string } | { failed: string }>> {
  const answer = readAnswerSchema.parse(JSON.parse(await child.line()));
  if ('refused' in answer) throw new Refusal(422, answer.refused);
  if ('failed' in answer) throw new SpreadsheetChildEndedError('FAILED', answer.failed);
  return answer;
}

const messages = {
  TOO_LONG:
    'A planilha demorou demais para ser lida. Abra-a no programa de planilhas, salve como CSV e envie de novo.',
  DIED: 'A planilha é pesada demais para ser lida. Abra-a no programa de planilhas, salve como CSV e envie de novo.',
  FAILED:
    'Não foi possível ler a planilha: o arquivo parece danificado. Abra-o no programa de planilhas, salve como xlsx ou CSV e envie de novo.',
};

function forPeople(error: unknown): unknown {
  return error instanceof SpreadsheetChildEndedError
    ? Object.assign(new Refusal(422, messages[error.why]), { cause: error })
    : error;
}
