import { inflateSync } from 'node:zlib';
import { outsideStreams } from '@girassol/shared-domain/financing';

export interface PdfContents {
  /** Every dictionary, those in object streams included, one letter a byte. */
  dictionaries: string;
  pages: number;
  /** Of the first pages, those on which nothing is drawn. */
  blankPages: number;
}

/** Pages that are looked at; beyond them nobody leaves one blank by mistake. */
const MOST_PAGES = 100;

/** Reads the structure of a PDF without drawing it. Not of an encrypted one: its streams say nothing. */
export function readPdf(content: Buffer): PdfContents {
  const text = content.toString('latin1');
  const reader = streamReader(text);
  const dictionaries = [outsideStreams(text), ...reader.objectStreams()].join('\n');
  const places = [...dictionaries.matchAll(/\/Type\s*\/Page(?![A-Za-z])/g)].map(({ index }) => index);
  const looked = places.slice(0, MOST_PAGES).map((place) => dictionaryAround(dictionaries, place));
  return {
    dictionaries,
    pages: places.length,
    blankPages: looked.filter((page) => !isDrawn(page, reader.streamOf)).length,
  };
}

/** What all streams of a file may unpack to: a few kilobytes can say gigabytes. */
const MOST_UNPACKED = 32 * 1024 * 1024;
const LONGEST_DICTIONARY = 4_000;

/** Unpacks streams of a file, as far as it is worth it; null for what cannot be read. */
function streamReader(text: string) {
  let left = MOST_UNPACKED;
  let objects: Map<string, number> | undefined;

  /** The stream whose dictionary is at `at`. */
  function streamAt(at: number): string | null {
    const head = text.slice(at, at + LONGEST_DICTIONARY);
    const opened = /\bstream\r?\n/.exec(head);
    if (!opened || left <= 0) return null;
    const from = at + opened.index + opened[0].length;
    const to = text.indexOf('endstream', from);
    if (to === -1) {
      // Cut off: nothing after it can be read, and nobody looks for the end again.
      left = 0;
      return null;
    }
    const packed = text.slice(from, to);
    const unpacked = /\/FlateDecode|\/Fl\b/.test(head.slice(0, opened.index)) ? inflate(packed) : packed;
    left -= unpacked?.length ?? packed.length;
    return unpacked;
  }

  function inflate(packed: string): string | null {
    try {
      // Z_SYNC_FLUSH: the line end before `endstream` is no part of it.
      const options = { maxOutputLength: left, finishFlush: 2 };
      return inflateSync(Buffer.from(packed, 'latin1'), options).toString('latin1');
    } catch {
      return null;
    }
  }

  return {
    objectStreams(): string[] {
      const found: string[] = [];
      for (const index of placesOf(text, '/ObjStm')) {
        if (left <= 0) break;
        const from = Math.max(0, index - LONGEST_DICTIONARY);
        const begin = text.slice(from, index).lastIndexOf('<<');
        const stream = begin === -1 ? null : streamAt(from + begin);
        if (stream === null) left -= LONGEST_DICTIONARY;
        else found.push(stream);
      }
      return found;
    },

    /** The stream of the object with this number. */
    streamOf(number: string): string | null {
      objects ??= objectPlaces(text);
      const place = objects.get(number);
      return place === undefined ? null : streamAt(place);
    },
  };
}

/** Where a text stands: by `indexOf`, as a regular expression over all of a file holds everybody up. */
function* placesOf(text: string, wanted: string): Generator<number> {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) yield at;
}

/** Where the contents of each object begin, by its number. */
function objectPlaces(text: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const at of placesOf(text, ' obj')) {
    const [, number] =
      /(?:^|\s)(\d{1,10})\s{1,9}\d{1,5}\s{0,9}$/.exec(text.slice(Math.max(0, at - 36), at)) ?? [];
    if (number !== undefined) places.set(number, at + ' obj'.length);
  }
  return places;
}

/** The dictionary that the place is in: from its `<<` to the `>>` that closes it. */
function dictionaryAround(text: string, at: number): string {
  const from = openingBefore(text, at);
  let depth = 0;
  const end = Math.min(text.length, from + LONGEST_DICTIONARY * 4);
  for (let to = from; to < end; to += 1) {
    const pair = text.slice(to, to + 2);
    if (pair !== '<<' && pair !== '>>') continue;
    depth += pair === '<<' ? 1 : -1;
    to += 1;
    if (depth === 0) return text.slice(from, to + 1);
  }
  return text.slice(from, end);
}

function openingBefore(text: string, at: number): number {
  let depth = 0;
  const start = Math.max(0, at - LONGEST_DICTIONARY * 4);
  for (let from = at; from > start; from -= 1) {
    const pair = text.slice(from, from + 2);
    if (pair === '<<' && depth === 0) return from;
    if (pair !== '<<' && pair !== '>>') continue;
    depth += pair === '>>' ? 1 : -1;
    from -= 1;
  }
  return start;
}

/** Operators that put something on a page (ISO 32000-1, table 51): text, a picture or form, a painted path, a shading. */
const DRAWS = /(?:^|[\s\])>])(?:Tj|TJ|'|"|Do|BI|sh|f\*?|F|S|s|B\*?|b\*?)(?=\s|$)/;

/** Nobody writes so much to draw nothing. */
const LONGEST_BLANK = 64 * 1024;

/** Is anything drawn on the page? What cannot be read is taken as drawn. */
function isDrawn(page: string, streamOf: (number: string) => string | null): boolean {
  const contents = /\/Contents\s{0,99}(?:\[([^[\]]*)\]|(\d{1,10}\s{1,9}\d{1,5}\s{1,9}R))/.exec(page);
  if (!contents) return /\/Annots\b/.test(page);
  // linear: at most 35 characters from each number on
  const numbers = [...(contents[1] ?? contents[2] ?? '').matchAll(/\b(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R/g)];
  return numbers.some(([, number]) => {
    const stream = streamOf(number ?? '');
    return stream === null || stream.length > LONGEST_BLANK || DRAWS.test(stream);
  });
}
