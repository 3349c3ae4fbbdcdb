import type { Session } from '@girassol/shared-domain';
import type { Finding } from '../../registry/operations';

/** Words of a session that are no secret of anybody: plans, kinds of people, modules. */
const KINDS = new Set<string>(['type', 'status', 'signupPlan', 'activeModules', 'whitelabel']);
/** Shorter ones are in every other word. */
const SHORTEST = 3;
/** What a finding says at most: the message of an error may be a page long. */
const LONGEST = 600;
/** What is read of a message: some shapes take longer than linear time, and cleaning makes a text shorter. */
const MAX_READ = 6_000;

/** Where a piece of a release is: its version has figures that are nobody's. */
const address = /(\/releases\/[\w./+-]+(?::\d+)*)/;
const shapes: readonly [RegExp, string][] = [
  // linear: at most 6000 characters
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '<e-mail>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '<token>'],
  // linear: at most 6000 characters
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}/gi, '<token>'],
  // Telephones, CPF and CNPJ.
  [/\(?\b\d{2,5}[)\s.-]{0,2}\d{3,5}[\s./-]?\d{3,4}(?:[\s./-]?\d{1,4}){0,2}\b/g, '<number>'],
];

/**
 * Takes everything out of a text that the page may have said of whoever is logged in, and of others: the findings of a
 * release are kept on the server, and shown to another team.
 */
export function scrubber(session: Session): (text: string) => string {
  const said = [...new Set(wordsIn(session))].sort((one, other) => other.length - one.length);
  const words = said.map(
    // linear: a word of the session
    (word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'giu'),
  );
  return (text) => {
    const own = words.reduce((rest, word) => rest.replace(word, '<session>'), text.slice(0, MAX_READ));
    const parts = own.split(address).map((part, index) => (index % 2 === 1 ? part : withoutShapes(part)));
    const clean = parts.join('');
    return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
  };
}

/** The finding without what is a person's. */
export const scrubbed = (finding: Finding, scrub: (text: string) => string): Finding => ({
  ...finding,
  what: scrub(finding.what),
});

const withoutShapes = (text: string) =>
  shapes.reduce((rest, [shape, instead]) => rest.replace(shape, instead), text);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every text in a session, as it is and as an address writes it; of a name also its parts. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const parts = [value, ...value.split(/\s+/)].filter((part) => part.length >= SHORTEST);
    return parts.flatMap((part) => [part, encodeURIComponent(part)]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (KINDS.has(key) ? [] : wordsIn(inner)));
}
