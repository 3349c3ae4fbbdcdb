/** Break that the gate does not look for, and what finds it instead. */
interface UnsoughtBreak {
  what: string;
  instead: string;
}

/** Breaks that pass the gate, and what finds them instead. */
export const unsoughtBreaks: UnsoughtBreak[] = [
  {
    what: 'throws in the click of a card on the home page',
    instead: 'errors of live releases are counted for the release; it is rolled back by itself',
  },
  {
    what: 'fetches one thing after the other (waterfall)',
    instead: 'npm run bench; the web vitals of the release under **Versões no ar**',
  },
  {
    what: 'keeps less than 20 kB with each visit',
    instead: 'a smaller amount cannot be told from the noise of the engine',
  },
  {
    what: 'blocks the browser for seconds',
    instead: 'long tasks are counted for the release and its team under **Versões no ar**',
  },
  { what: 'traps the focus', instead: 'tests of the area with the keyboard alone' },
  { what: 'comes back when people go back', instead: 'tests of the area' },
  { what: 'breaks for one particular input', instead: 'tests of the area; error counts of the release' },
  {
    what: 'breaks after a write that succeeded',
    instead: 'journeys of the team: writes never reach the server',
  },
];
