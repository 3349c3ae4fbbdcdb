import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type InWork, type ServedPage, withRemoteInWork } from '../page/index-page';
import { CommandError } from './command-error';
import { type Context, type Outcome, portIn, remoteIn, serverOf } from './context';

/** What starts the development server: it belongs to the build, which is no TypeScript. */
export type DevelopInShell = (options: {
  folder: string;
  name: string;
  origin: string;
  port: number;
  edit: (page: ServedPage, inWork: InWork, hosts: { from: string; to: string }) => ServedPage;
}) => Promise<void>;

const DEFAULT_PORT = 8100;

/** Runs one remote from its sources inside the shell of a server, with all others as they are live. */
export async function develop(context: Context): Promise<Outcome> {
  const name = remoteIn(context);
  const port = portIn(context, DEFAULT_PORT);
  const origin = serverOf(context);
  const folder = sourcesOf(context, name);
  await context.developInShell({ folder, name, origin, port, edit: withRemoteInWork });
  return {
    text: `${name} is at http://localhost:${port} in the shell of ${origin}; a change appears there without loading the page.`,
    data: { remote: name, url: `http://localhost:${port}`, server: origin },
  };
}

function sourcesOf({ folder, workspace }: Context, name: string): string {
  const places = [folder, join(folder, name), ...(workspace ? [join(workspace, name)] : [])];
  const found = places.find((place) => existsSync(join(place, 'src', 'remote.ts')));
  if (!found) throw new CommandError('GF-723', `${name} is not here: run the command in its folder.`);
  return found;
}
