import {
  braceDelimiters,
  formatMissingTagText,
  type TagDelimiters,
  type TagTree,
  type TemplateData,
} from '@girassol/shared-domain/templates';
import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import { extractParagraphs, findLineExcerpt } from './document-lines';
import { TagReader } from './tag-reader';
import { BrokenTemplateError, NOT_A_WORD_DOCUMENT_MESSAGE, toTemplateProblems } from './template-problems';

/** Template after parsing: its tags and its lines of text. `getLine` returns the line that contains a tag. */
export interface ParsedTemplate {
  tags: TagTree;
  /** Its paragraphs, heads and feet, as texts. */
  lines: readonly string[];
  /** The line of the document that a tag stands in, shortened around it; empty when it is in none. */
  getLine: (tag: string) => string;
}

type Content = ArrayBuffer | Uint8Array;

/** Parses the tags of a template. Throws `BrokenTemplateError` if the content is no Word document, or a tag has no end. */
export function parseTemplate(content: Content, marks: TagDelimiters = braceDelimiters): ParsedTemplate {
  const reader = new TagReader();
  const zip = unzip(content);
  const lines = extractParagraphs(zip);
  const getLine = (tag: string) => findLineExcerpt(lines, tag);
  open(zip, { marks, getLine, modules: [reader] });
  return { tags: reader.tags, lines, getLine };
}

/**
 * Fills a template with the data and returns the Word document. Throws `BrokenTemplateError` if the template cannot be
 * filled.
 */
export function fillTemplate(
  content: Content,
  data: TemplateData,
  marks: TagDelimiters = braceDelimiters,
): Uint8Array {
  const zip = unzip(content);
  const document = open(zip, {
    marks,
    getLine: (tag) => findLineExcerpt(extractParagraphs(zip), tag),
    modules: [],
  });
  document.render(data);
  return document.toUint8Array({ compression: 'DEFLATE' });
}

function unzip(content: Content): PizZip {
  try {
    return new PizZip(content);
  } catch {
    throw new BrokenTemplateError([{ text: NOT_A_WORD_DOCUMENT_MESSAGE, line: '' }]);
  }
}

interface Opening {
  marks: TagDelimiters;
  getLine: (tag: string) => string;
  modules: DXT.Module[];
}

function open(zip: PizZip, { marks, getLine, modules }: Opening) {
  try {
    return new Docxtemplater(zip, {
      delimiters: { ...marks },
      paragraphLoop: true,
      linebreaks: true,
      // Errors are reported to the sender of the template.
      errorLogging: false,
      modules,
      nullGetter: (part: { module?: string; value: string }) =>
        part.module === 'loop' ? [] : formatMissingTagText(part.value),
    });
  } catch (error) {
    throw new BrokenTemplateError(toTemplateProblems(error, { marks, getLine }));
  }
}
