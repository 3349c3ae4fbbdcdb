import { brackets, tagNames, tagsLeftOut } from '@girassol/shared-domain/templates';
import { BrokenTemplate, documentText, readTemplate } from '@girassol/shared-templates/word';
import { Refusal } from '../../../../platform/refusals/refusal';

/** The tags of a template, each once. Refuses one that cannot be filled, with what to write and where (contracts-026). */
export function tagsOf(docx: Uint8Array): string[] {
  const lines = modestLines(docx);
  if (marksIn(lines) > MOST_MARKS) throw tooMuch(`O documento tem mais de ${MOST_MARKS} campos.`);
  try {
    return [...new Set(tagNames(readTemplate(docx, brackets).tags))].slice(0, MOST_TAGS);
  } catch (error) {
    if (!(error instanceof BrokenTemplate)) throw error;
    const words = error.problems
      .slice(0, MOST_PROBLEMS)
      .map(({ text, line }) => (line ? `${text} Está em: “${line}”.` : text))
      .join(' ');
    throw new Refusal(415, words, { fields: [{ path: 'file', message: words }] });
  }
}

/** XML of a document of hundreds of pages; reading tags takes a second of that. */
const MOST_TEXT = 3 * 1024 * 1024;
/** Of tags, in all: what finds their ends compares those that have none with one another. */
const MOST_MARKS = 2_000;

const tooMuch = (message: string) => new Refusal(413, message, { fields: [{ path: 'file', message }] });

function modestLines(docx: Uint8Array): string[] {
  const { lines, length } = documentText(docx);
  if (length > MOST_TEXT) throw tooMuch('O documento tem texto demais para ser preenchido. Divida-o.');
  return lines;
}

const marksIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.split('[[').length + line.split(']]').length - 2, 0);

/** More than all that there are, with as many slips of the pen. */
const MOST_TAGS = 500;
const MOST_PROBLEMS = 5;

/** Lists what a filled document says that it lacks (contracts-024). */
export const missingIn = (docx: Uint8Array): string[] => tagsLeftOut(modestLines(docx)).slice(0, MOST_TAGS);
