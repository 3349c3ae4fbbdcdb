import type { GateFinding } from '../../registry/operations';

const finding = (
  code: GateFinding['code'],
  severity: GateFinding['severity'],
  what: string,
  how: string,
): GateFinding => ({ code, severity, what, how });

const at = (place: string | undefined) => (place ? `, at ${place}` : '');

/** Findings on what an area does to people while it is open. `place` is a described location in the release. */
export const behaviorFindings = {
  noHeading: (path: string) =>
    finding(
      'GF-658',
      // For whoever looks it may be a notice that the page is for somebody else, which has a smaller heading.
      'warning',
      `${path} has no heading (h1)`,
      'begin the page with a Heading of level 1: people who listen hear by it where they are',
    ),
  noTitle: (path: string, place?: string) =>
    finding(
      'GF-648',
      'error',
      `${path} empties the title of the page${at(place)}`,
      'say what the page is, or leave it to the shell',
    ),
  leftTitle: (place?: string) =>
    finding(
      'GF-638',
      'error',
      `it leaves its title on the page after the area is left${at(place)}`,
      'set the title in an effect, and give the old one back in its clean-up',
    ),
  newGlobal: (name: string, place?: string) =>
    finding('GF-637', 'error', `it makes the global ${name}${at(place)}`, 'keep it in a module of your own'),
  consoleError: (when: string, said: string, place: string) =>
    finding(
      'GF-652',
      'error',
      `${when}, it wrote an error on the console: ${said}, at ${place}`,
      'mend what it says, or show it to the person in the area',
    ),
  takesFocus: (path: string, place?: string) =>
    finding(
      'GF-653',
      'error',
      `${path} takes the focus back from the menu${at(place)}`,
      'hold the focus in an open dialog of shared-ui only',
    ),
  holdsFocus: (path: string, place?: string) =>
    finding(
      'GF-653',
      'error',
      `${path} does not let the focus out of the area by Tab${at(place)}`,
      'leave Tab to the browser; hold the focus in an open dialog of shared-ui only',
    ),
  covers: (
    path: string,
    { count, first, by }: { count: number; first: string; by: string },
    place?: string,
  ) =>
    finding(
      'GF-653',
      'error',
      `${path} lies over ${count} links and buttons of the shell, the first “${first}”, with ${by}${at(place)}`,
      'position inside the area; dialogs and menus of shared-ui lie above the page by themselves',
    ),
  historyLoop: (path: string, place?: string) =>
    finding(
      'GF-653',
      'error',
      `${path} comes back when people go back${at(place)}`,
      'replace the address (navigate with replace) where the page itself changes it',
    ),
  addressStorm: (path: string, count: number, place?: string) =>
    finding(
      'GF-653',
      'error',
      `${path} changes its address again and again, ${count} times while it was looked at${at(place)}`,
      'set the address once for each thing that a person does',
    ),
  writesOnOpening: (path: string, call: string, place?: string) =>
    finding(
      'GF-654',
      // Method and address do not tell a write from a POST that asks with one body and writes with another.
      'warning',
      `${path} writes when it is opened: ${call}${at(place)}`,
      'write when a person has done something; a page is also opened by a link, by going back and beforehand',
    ),
  polls: (path: string, call: string, perMinute: number, place?: string) =>
    finding(
      'GF-655',
      // A call that the shell makes as well is counted for an area whose scripts name it.
      'warning',
      `${path} asks for ${call} ${perMinute} times a minute${at(place)}`,
      'listen to the live events of shared-auth, or ask at most every ten seconds',
    ),
  chain: (path: string, calls: readonly string[], place?: string) =>
    finding(
      'GF-655',
      'warning',
      `${path} asks for one thing after the other: ${calls.join(' → ')}${at(place)}`,
      'ask for all at once, or let one call of the API answer them together',
    ),
  blocks: (seconds: number, place: string) =>
    finding(
      'GF-656',
      'error',
      `it blocks the browser for ${seconds.toFixed(0)} s, at ${place}`,
      'calculate in parts or in a worker; the API can do what is long',
    ),
  foreignText: (path: string, text: string, place: string) =>
    finding(
      'GF-659',
      'warning',
      `${path} shows a text that is not Portuguese: “${text}”, at ${place}`,
      'write what people read in the language of the product',
    ),
};
