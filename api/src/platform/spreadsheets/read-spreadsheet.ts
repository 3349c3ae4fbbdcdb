import { stat } from 'node:fs/promises';
import { Refusal } from '../refusals/refusal';
import { ChildEnded, type SpreadsheetChild, startChild } from './child/start-child';
import { spreadsheetLimits } from './limits';
import { type ReadAnswer, readAnswer } from './messages';
import type { OpenSheet, SheetHead, SheetRow } from './sheet';

interface Reading {
  /** Original name of the file. */
  name: string;
  /** Which sheet; otherwise the first that is visible. */
  sheet?: string;
  signal?: AbortSignal;
}

/** Opens a spreadsheet in a child process. Throws `Refusal` (422, in Portuguese) where the file cannot be read. */
export async function readSpreadsheet(path: string, { name, sheet, signal }: Reading): Promise<OpenSheet> {
  const { size } = await stat(path);
  if (size === 0) throw new Refusal(422, 'O arquivo está vazio.');
  if (size > spreadsheetLimits.bytes)
    throw new Refusal(422, 'O arquivo passa de 30 MB. Divida a planilha em partes e envie uma de cada vez.');
  const child = startChild('spreadsheet-reader', { path, name, sheet }, signal);
  try {
    const answer = await answerOf(child);
    if (!('head' in answer)) throw new TypeError('the head comes first');
    const { head } = answer;
    return { head, rows: rowsOf(child, head), close: () => child.stop() };
  } catch (error) {
    await child.stop();
    throw forPeople(error);
  }
}

async function* rowsOf(
  child: SpreadsheetChild,
  head: SheetHead,
): AsyncGenerator<SheetRow[], void, undefined> {
  try {
    for (;;) {
      const answer = await answerOf(child);
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

async function answerOf(
  child: SpreadsheetChild,
): Promise<Exclude<ReadAnswer, { refused: string } | { failed: string }>> {
  const answer = readAnswer.parse(JSON.parse(await child.line()));
  if ('refused' in answer) throw new Refusal(422, answer.refused);
  if ('failed' in answer) throw new ChildEnded('FAILED', answer.failed);
  return answer;
}

const words = {
  TOO_LONG:
    'A planilha demorou demais para ser lida. Abra-a no programa de planilhas, salve como CSV e envie de novo.',
  DIED: 'A planilha é pesada demais para ser lida. Abra-a no programa de planilhas, salve como CSV e envie de novo.',
  FAILED:
    'Não foi possível ler a planilha: o arquivo parece danificado. Abra-o no programa de planilhas, salve como xlsx ou CSV e envie de novo.',
};

function forPeople(error: unknown): unknown {
  return error instanceof ChildEnded
    ? Object.assign(new Refusal(422, words[error.why]), { cause: error })
    : error;
}
