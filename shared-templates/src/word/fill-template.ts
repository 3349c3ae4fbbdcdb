import {
  braces,
  missingText,
  type TagMarks,
  type TagTree,
  type TemplateData,
} from '@girassol/shared-domain/templates';
import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import { linesOf, lineWith } from './document-lines';
import { TagReader } from './tag-reader';
import { BrokenTemplate, NO_DOCUMENT, problemsOf } from './template-problems';

/** What a template holds. */
export interface ReadTemplate {
  tags: TagTree;
  /** Its paragraphs, heads and feet, as texts. */
  lines: readonly string[];
  /** The line of the document that a tag stands in, shortened around it; empty when it is in none. */
  lineOf: (tag: string) => string;
}

type Content = ArrayBuffer | Uint8Array;

/** Reads the tags of a template. Throws `BrokenTemplate` where it is no Word document, or a tag has no end. */
export function readTemplate(content: Content, marks: TagMarks = braces): ReadTemplate {
  const reader = new TagReader();
  const zip = unzip(content);
  const lines = linesOf(zip);
  const lineOf = (tag: string) => lineWith(lines, tag);
  open(zip, { marks, lineOf, modules: [reader] });
  return { tags: reader.tags, lines, lineOf };
}

/** The template filled with the data, as a Word document. */
export function fillTemplate(content: Content, data: TemplateData, marks: TagMarks = braces): Uint8Array {
  const zip = unzip(content);
  const document = open(zip, { marks, lineOf: (tag) => lineWith(linesOf(zip), tag), modules: [] });
  document.render(data);
  return document.toUint8Array({ compression: 'DEFLATE' });
}

function unzip(content: Content): PizZip {
  try {
    return new PizZip(content);
  } catch {
    throw new BrokenTemplate([{ text: NO_DOCUMENT, line: '' }]);
  }
}

interface Opening {
  marks: TagMarks;
  lineOf: (tag: string) => string;
  modules: DXT.Module[];
}

function open(zip: PizZip, { marks, lineOf, modules }: Opening) {
  try {
    return new Docxtemplater(zip, {
      delimiters: { ...marks },
      paragraphLoop: true,
      linebreaks: true,
      // What is wrong is told to whoever sent the template.
      errorLogging: false,
      modules,
      nullGetter: (part: { module?: string; value: string }) =>
        part.module === 'loop' ? [] : missingText(part.value),
    });
  } catch (error) {
    throw new BrokenTemplate(problemsOf(error, { marks, lineOf }));
  }
}
