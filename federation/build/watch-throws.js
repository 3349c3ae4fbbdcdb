/** Characters of a stack in which a file of the remote is looked for. */
const MAX_READ = 6_000;

/**
 * Calls `tell` with the message of whatever code of a remote throws on a page of its developer: in an event, in a
 * promise that nobody awaits, in an effect or while it renders. React writes what a boundary has caught on the console,
 * as the error itself.
 *
 * @param {string} files path of the remote's files: `/mfe-visitas/`
 * @param {(message: string) => void} tell
 */
export function watchThrows(files, tell) {
  const hear = (/** @type {unknown} */ thrown) => {
    if (!(thrown instanceof Error)) return;
    const stack = (thrown.stack ?? '').slice(0, MAX_READ);
    if (stack.includes(files)) tell(`${thrown.name}: ${thrown.message}${describePosition(stack, files)}`);
  };
  window.addEventListener('error', ({ error }) => hear(error));
  window.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
  const { error: write } = console;
  console.error = (...values) => {
    write.apply(console, values);
    values.forEach(hear);
  };
}

/** Returns the first line of a stack that is in the remote's files, without the address of the server. */
function describePosition(stack, files) {
  const line = stack.split('\n').find((text) => text.includes(files) && /:\d+:\d+/.test(text));
  const place = line && /([^/\s(]+:\d+:\d+)\)?$/.exec(line.trim())?.[1];
  return place ? ` (${place})` : '';
}
