import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { bracketDelimiters, findUnfilledTags, getTagNames } from '@girassol/shared-domain/templates';
import { BrokenTemplateError, extractDocumentText, parseTemplate } from '@girassol/shared-templates/word';

/**
 * Parses the distinct tags of a Word template (contracts-026). Refuses a template that cannot be filled, with
 * the error and its location.
 */
export function parseTags(docx: Uint8Array): string[] {
  const lines = modestLines(docx);
  if (marksIn(lines) > MAX_TAG_MARKS) throw tooMuch(`O documento tem mais de ${MAX_TAG_MARKS} campos.`);
  try {
    const tags = [...new Set(getTagNames(parseTemplate(docx, bracketDelimiters).tags))].slice(0, MAX_TAGS);
    const long = tags.find((tag) => tag.length > MAX_TAG_LENGTH);
    if (long === undefined) return tags;
    throw tooMuch(
      `O documento tem um campo com mais de ${MAX_TAG_LENGTH} letras (“[[${long.slice(0, 40)}…”). Confira onde ele termina.`,
    );
  } catch (error) {
    if (!(error instanceof BrokenTemplateError)) throw error;
    const words = error.problems
      .slice(0, MAX_PROBLEMS)
      .map(({ text, line }) => shorten(line ? `${text} Está em: “${line}”.` : text))
      .join(' ');
    throw new Refusal(415, words, { fields: [{ path: 'file', message: words }] });
  }
}

/** Maximum length of the XML, that of a document of hundreds of pages; parsing its tags takes a second. */
const MAX_XML_LENGTH = 3 * 1024 * 1024;
/** Maximum number of opening and closing marks of tags: unmatched ones are compared with one another. */
const MAX_TAG_MARKS = 2_000;

const tooMuch = (message: string) => new Refusal(413, message, { fields: [{ path: 'file', message }] });

function modestLines(docx: Uint8Array): string[] {
  const { lines, length } = extractDocumentText(docx);
  if (length > MAX_XML_LENGTH) throw tooMuch('O documento tem texto demais para ser preenchido. Divida-o.');
  return lines;
}

const marksIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.split('[[').length + line.split(']]').length - 2, 0);

/** Longer than any that there is: what stands between two brackets by mistake is the text of a page. */
const MAX_TAG_LENGTH = 200;
/** Maximum number of tags: all known ones and as many misspelt ones. */
const MAX_TAGS = 500;
const MAX_PROBLEMS = 5;
/** Letters of a problem; what is quoted in it may be a page. */
const MAX_PROBLEM_LENGTH = 600;
const shorten = (text: string): string =>
  text.length > MAX_PROBLEM_LENGTH ? `${text.slice(0, MAX_PROBLEM_LENGTH)}…` : text;

/** Parses the tags that a filled Word document marks as having no value (contracts-024). */
export const parseMissingTags = (docx: Uint8Array): string[] =>
  findUnfilledTags(modestLines(docx))
    .slice(0, MAX_TAGS)
    .map((tag) => tag.slice(0, MAX_TAG_LENGTH));
