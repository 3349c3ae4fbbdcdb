import type { Extension } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NON_OWNER_PERMISSION_BITS } from '../private-files';

/**
 * PGlite links the libraries of its extensions all at once. Its loader may then give one up because a name of another is
 * still missing, and yet keep the functions of the first try: names cannot be compared in that process (`%` of pg_trgm
 * traps). So each is linked alone, when it is first needed (docs/decisions/0079).
 */
const linkedWhenNeeded: Extension = {
  name: 'linked when needed',
  setup: async (_lite, emscriptenOpts) => ({ emscriptenOpts: { ...emscriptenOpts, noWasmDecoding: true } }),
};

/**
 * The file system of PGlite gives a new file the rights that PostgreSQL asked for before its own umask, past that of the
 * process: password hashes would be readable by every user of the machine.
 */
const privateFiles: Extension = {
  name: 'private files',
  setup: async (_lite, emscriptenOpts) => ({
    emscriptenOpts: {
      ...emscriptenOpts,
      preRun: [...(emscriptenOpts.preRun ?? []), removeRightsOfOtherUsers],
    },
  }),
};

interface EmscriptenModule {
  FS: { doChmod(stream: unknown, node: unknown, mode: number, dontFollow?: boolean): void };
}

function removeRightsOfOtherUsers({ FS }: EmscriptenModule): void {
  const chmod = FS.doChmod;
  FS.doChmod = (stream, node, mode, dontFollow) =>
    chmod(stream, node, mode & ~NON_OWNER_PERMISSION_BITS, dontFollow);
}

/** Longest delay of a timer, milliseconds: Node makes one of a millisecond out of a longer one. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** JavaScript functions that the embedded PostgreSQL, compiled to WebAssembly, calls. */
export interface WasmImports {
  env: { _setitimer_js: (which: number, ms: number) => number };
}

/**
 * Limits the timers of the embedded PostgreSQL to the longest delay that Node supports; PostgreSQL sets its
 * alarm again if a timer fires early. Without the limit, a machine clock set back by more than 24 days would
 * make Node fire the timer every millisecond, with a warning each time.
 */
export function limitTimerDelays({ env }: WasmImports): void {
  const setTimer = env._setitimer_js;
  env._setitimer_js = (which, ms) => setTimer(which, Math.min(ms, MAX_TIMER_MS));
}

const limitedTimers: Extension = {
  name: 'limited timers',
  setup: async (_lite, emscriptenOpts) => ({
    emscriptenOpts: {
      ...emscriptenOpts,
      instantiateWasm(imports: WasmImports & WebAssembly.Imports, onReady: never) {
        limitTimerDelays(imports);
        return emscriptenOpts.instantiateWasm(imports, onReady);
      },
    },
  }),
};

/** Extensions of the embedded PostgreSQL, and adaptations of its compiled program. */
export const embeddedExtensions = {
  linkedWhenNeeded,
  privateFiles,
  limitedTimers,
  btree_gin,
  pg_trgm,
  unaccent,
};
