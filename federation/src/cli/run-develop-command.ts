import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addRemoteInDevelopmentToIndexPage } from '../page/index-page';
import { CommandError } from './command-error';
import { type CommandContext, type CommandResult, getPort, getRemoteName, getServerOrigin } from './context';

const DEFAULT_PORT = 8100;

/** Runs one remote from its sources inside the shell of a server, with all other remotes as they are live. */
export async function runDevelopCommand(context: CommandContext): Promise<CommandResult> {
  const name = getRemoteName(context);
  const port = getPort(context, DEFAULT_PORT);
  const origin = getServerOrigin(context);
  const folder = findSourceFolder(context, name);
  await context.developInShell({ folder, name, origin, port, edit: addRemoteInDevelopmentToIndexPage });
  return {
    text: `${name} is at http://localhost:${port} in the shell of ${origin}; a change appears there without loading the page.`,
    data: { remote: name, url: `http://localhost:${port}`, server: origin },
  };
}

function findSourceFolder({ folder, workspace }: CommandContext, name: string): string {
  const places = [folder, join(folder, name), ...(workspace ? [join(workspace, name)] : [])];
  const found = places.find((place) => existsSync(join(place, 'src', 'remote.ts')));
  if (!found) throw new CommandError('GF-723', `${name} is not here: run the command in its folder.`);
  return found;
}
