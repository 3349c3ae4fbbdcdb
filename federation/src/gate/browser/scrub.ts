import type { Session } from '@girassol/shared-domain';
import type { GateFinding } from '../../registry/operations';

/** Words of a session that are no secret of anybody: plans, kinds of people, modules. */
const KINDS = new Set<string>(['type', 'status', 'signupPlan', 'activeModules', 'whitelabel']);
/** Shorter ones are in every other word. */
const MIN_SCRUBBED_LENGTH = 3;
/** Maximum length of a finding's text, in characters: the message of an error may be a page long. */
const MAX_FINDING_LENGTH = 600;
/**
 * Number of characters read of a message, since some patterns take more than linear time; scrubbing only shortens the
 * text.
 */
const MAX_READ = 6_000;

/** Location in a release, whose version contains digits that are no personal data. */
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
 * Creates a function that removes personal data, of the session's user and of others, from a text. Needed
 * because findings on a release are stored on the server and shown to another team.
 */
export function createPersonalDataRemover(session: Session): (text: string) => string {
  const said = [...new Set(listSessionTexts(session))].sort((one, other) => other.length - one.length);
  const words = said.map(
    // linear: a word of the session
    (word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'giu'),
  );
  return (text) => {
    const own = words.reduce((rest, word) => rest.replace(word, '<session>'), text.slice(0, MAX_READ));
    const parts = own.split(address).map((part, index) => (index % 2 === 1 ? part : withoutShapes(part)));
    const clean = parts.join('');
    return clean.length > MAX_FINDING_LENGTH ? `${clean.slice(0, MAX_FINDING_LENGTH)}…` : clean;
  };
}

/** Returns a finding without personal data in its text. */
export const removePersonalDataFromFinding = (
  finding: GateFinding,
  scrub: (text: string) => string,
): GateFinding => ({
  ...finding,
  what: scrub(finding.what),
});

const withoutShapes = (text: string) =>
  shapes.reduce((rest, [shape, instead]) => rest.replace(shape, instead), text);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lists every text in a session, plain and URL-encoded, and the parts of names. */
function listSessionTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    const parts = [value, ...value.split(/\s+/)].filter((part) => part.length >= MIN_SCRUBBED_LENGTH);
    return parts.flatMap((part) => [part, encodeURIComponent(part)]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (KINDS.has(key) ? [] : listSessionTexts(inner)));
}
