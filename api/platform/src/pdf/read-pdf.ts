import { inflateSync } from 'node:zlib';
import { decodePdfNameEscapes } from '@girassol/shared-domain/financing';

/**
 * Structure of a PDF: its dictionaries as text, whether all of them could be read, and its numbers of pages
 * and of blank pages among the first ones.
 */
export interface PdfContents {
  /** Every dictionary, those in object streams included, one letter a byte. */
  dictionaries: string;
  /** No object stream is packed in a way that is not read here, or to more than is read. */
  isWhole: boolean;
  pages: number;
  /** Number of blank pages among the first ones. */
  blankPages: number;
}

/** Maximum number of pages that are checked; in a longer file a blank page is hardly a mistake. */
const MAX_CHECKED_PAGES = 100;

/** Parses the structure of a PDF without drawing it. Not for encrypted files, whose streams are unreadable. */
export function parsePdf(content: Buffer): PdfContents {
  const text = content.toString('latin1');
  const reader = streamReader(text);
  const { dictionaries, isWhole } = reader.everyDictionary();
  const places = [...dictionaries.matchAll(/\/Type\s*\/Page(?![A-Za-z])/g)].map(({ index }) => index);
  const looked = places.slice(0, MAX_CHECKED_PAGES).map((place) => dictionaryAround(dictionaries, place));
  return {
    dictionaries,
    isWhole,
    pages: places.length,
    blankPages: looked.filter((page) => !isDrawn(page, reader.getStream)).length,
  };
}

/** Maximum size of all unpacked streams of a file in bytes: a few kilobytes can unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
const MAX_DICTIONARY_LENGTH = 4_000;

/** Unpacks streams of a file, as far as it is worth it; null for what cannot be read. */
function streamReader(text: string) {
  let left = MAX_UNPACKED_BYTES;
  let objects: Map<string, number> | undefined;

  /** The stream whose dictionary is at `at`. */
  function streamAt(at: number): string | null {
    const head = text.slice(at, at + MAX_DICTIONARY_LENGTH);
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

  /** Unpacks an object stream; null if its filters are not known. */
  function objectStream(head: string, begin: number, end: number): string | null {
    const packed = text.slice(begin, end).replace(/^stream\r?\n?/, '');
    const filters = head.match(FILTER) ?? [];
    if (left <= 0 || filters.some((name) => !FLATE.test(name))) return null;
    const unpacked = filters.length === 0 ? packed : inflate(packed);
    left -= unpacked?.length ?? packed.length;
    return unpacked;
  }

  function objectsIn(begin: number, end: number): string {
    const found: string[] = [];
    for (let at = text.indexOf(' obj', begin); at !== -1 && at < end; ) {
      const last = text.indexOf('endobj', at);
      const to = last === -1 ? end : Math.min(last, end);
      found.push(text.slice(at, to));
      at = last === -1 ? -1 : text.indexOf(' obj', to);
    }
    return found.join('\n');
  }

  return {
    /**
     * Everything but what streams hold, what object streams hold, and objects that stand within other streams: the table
     * of a file may lead there.
     */
    everyDictionary(): { dictionaries: string; isWhole: boolean } {
      const found: string[] = [];
      let isWhole = true;
      for (const { from, begin, end } of iterateStreams(text)) {
        const before = text.slice(from, begin);
        found.push(before);
        if (end === null) break;
        const head = decodePdfNameEscapes(before.slice(-MAX_DICTIONARY_LENGTH));
        const stream = OBJECT_STREAM.test(head) ? objectStream(head, begin, end) : objectsIn(begin, end);
        isWhole &&= stream !== null;
        found.push(stream ?? '');
      }
      return { dictionaries: found.join('\n'), isWhole };
    },

    /** The stream of the object with this number. */
    getStream(number: string): string | null {
      objects ??= findObjectPositions(text);
      const place = objects.get(number);
      return place === undefined ? null : streamAt(place);
    },
  };
}

/** Names of filters (ISO 32000-1, table 6); every other one is written in its long form. */
const FILTER = /\/(?:\w{1,20}Decode|Fl|LZW|AHx|A85|RL|CCF|DCT|Crypt)(?!\w)/g;
const FLATE = /^\/Fl(ateDecode)?$/;
const OBJECT_STREAM = /\/ObjStm(?!\w)/;

/**
 * Streams of a file in their order: where what stands before one begins, and where its keyword and its end are; null for
 * the rest, where no other one ends.
 */
function* iterateStreams(text: string): Generator<{ from: number; begin: number; end: number | null }> {
  let from = 0;
  for (;;) {
    const begin = text.indexOf('stream', from);
    const end = begin === -1 ? -1 : text.indexOf('endstream', begin + 'stream'.length);
    if (end === -1) break;
    yield { from, begin, end };
    from = end + 'endstream'.length;
  }
  yield { from, begin: text.length, end: null };
}

/** Yields the positions of a text, with `indexOf`: a regular expression over a whole file blocks the process. */
function* findPositions(text: string, wanted: string): Generator<number> {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) yield at;
}

/** Finds the start of the contents of each object, by its number. */
function findObjectPositions(text: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const at of findPositions(text, ' obj')) {
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
  const end = Math.min(text.length, from + MAX_DICTIONARY_LENGTH * 4);
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
  const start = Math.max(0, at - MAX_DICTIONARY_LENGTH * 4);
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
const MAX_BLANK_LENGTH = 64 * 1024;

/** Is anything drawn on the page? What cannot be read is taken as drawn. */
function isDrawn(page: string, getStream: (number: string) => string | null): boolean {
  const contents = /\/Contents\s{0,99}(?:\[([^[\]]*)\]|(\d{1,10}\s{1,9}\d{1,5}\s{1,9}R))/.exec(page);
  if (!contents) return /\/Annots\b/.test(page);
  // linear: at most 35 characters from each number on
  const numbers = [...(contents[1] ?? contents[2] ?? '').matchAll(/\b(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R/g)];
  return numbers.some(([, number]) => {
    const stream = getStream(number ?? '');
    return stream === null || stream.length > MAX_BLANK_LENGTH || DRAWS.test(stream);
  });
}
