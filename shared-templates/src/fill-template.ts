import { missingText, type TagTree, type TemplateData } from '@girassol/shared-domain/templates';
import Docxtemplater from 'docxtemplater';
import InspectModule from 'docxtemplater/js/inspect-module.js';
import PizZip from 'pizzip';
import { BrokenTemplate, NO_DOCUMENT, problemsOf } from './template-problems';

/** What a template holds. */
export interface ReadTemplate {
  tags: TagTree;
  /** The line of the document that a tag stands in, shortened around it; empty when it is in none. */
  lineOf: (tag: string) => string;
}

/** Reads the tags of a template. Throws `BrokenTemplate` where it is no Word document, or a tag has no end. */
export function readTemplate(content: ArrayBuffer | Uint8Array): ReadTemplate {
  const inspector = new InspectModule();
  const zip = unzip(content);
  const lineOf = lineFinder(zip);
  open(zip, lineOf, inspector);
  return { tags: treeOf(inspector.getAllTags()), lineOf };
}

/** The template filled with the data, as a Word document. */
export function fillTemplate(content: ArrayBuffer | Uint8Array, data: TemplateData): Blob {
  const zip = unzip(content);
  const document = open(zip, lineFinder(zip));
  document.render(data);
  return document.toBlob({ compression: 'DEFLATE' });
}

function unzip(content: ArrayBuffer | Uint8Array): PizZip {
  try {
    return new PizZip(content);
  } catch {
    throw new BrokenTemplate([{ text: NO_DOCUMENT, line: '' }]);
  }
}

function open(zip: PizZip, lineOf: (tag: string) => string, inspector?: InspectModule) {
  try {
    return new Docxtemplater(zip, {
      paragraphLoop: true,
      linebreaks: true,
      // What is wrong is told to whoever sent the template.
      errorLogging: false,
      ...(inspector && { modules: [inspector] }),
      nullGetter: (part: { module?: string; value: string }) =>
        part.module === 'loop' ? [] : missingText(part.value),
    });
  } catch (error) {
    throw new BrokenTemplate(problemsOf(error, lineOf));
  }
}

/** The library's answer, as what it is: names, and under those of loops more names. */
function treeOf(tags: unknown): TagTree {
  if (typeof tags !== 'object' || tags === null) return {};
  return Object.fromEntries(Object.entries(tags).map(([tag, inside]) => [tag, treeOf(inside)]));
}

/** Characters of a line on either side of a tag. */
const AROUND = 32;

function lineFinder(zip: PizZip): (tag: string) => string {
  const lines = zip
    .file(/^word\/(document|header\d*|footer\d*)\.xml$/)
    .flatMap((part) => part.asText().match(/<w:p[ >].*?<\/w:p>/gs) ?? [])
    .map(textOfParagraph);
  return (tag) => {
    const line = tag === '' ? undefined : lines.find((text) => text.includes(tag));
    if (line === undefined) return '';
    const at = line.indexOf(tag);
    const from = Math.max(0, at - AROUND);
    const to = Math.min(line.length, at + tag.length + AROUND);
    return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textOfParagraph = (xml: string): string =>
  [...xml.matchAll(/<w:t[ >][^<]*|<w:t>[^<]*/g)]
    .map(([text]) => text.replace(/^<w:t[^>]*>/, ''))
    .join('')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
