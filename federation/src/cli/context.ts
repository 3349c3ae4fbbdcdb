import type { parseArgs } from 'node:util';
import { type RegistryClient, registryClient } from '../operations/client';
import type { RemoteStatusReport } from '../registry/operations';
import { type LiveScope, liveScopes } from '../registry/resolve';
import { CommandError, wrongUse } from './command-error';
import type { DevelopInShell } from './develop';
import type { ServeGallery } from './gallery';

/** What a command needs besides its own words. */
export interface Context {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
  env: NodeJS.ProcessEnv;
  /** Folder the command was called in. */
  folder: string;
  /** Root of the workspace that the command is part of; null where it was installed. */
  workspace: string | null;
  /** Where builds are. */
  buildDir: string;
  developInShell: DevelopInShell;
  serveGallery: ServeGallery;
  /** Tells a person something while the command goes on. */
  note: (text: string) => void;
}

/** What a command answers: for a person, and for a program (`--json`). */
export interface Outcome {
  text: string;
  data: object;
}

export type OptionTable = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** Options of every command that talks to a server. */
export const serverOptions = { server: { type: 'string' } } as const satisfies OptionTable;
export const scopeOptions = {
  account: { type: 'string' },
  host: { type: 'string' },
  distribution: { type: 'string' },
  'even-unknown': { type: 'boolean' },
  why: { type: 'string' },
} as const satisfies OptionTable;

const DEFAULT_SERVER = 'http://localhost:8080';

/** The server that is meant, without a slash at the end. */
export function serverOf({ options, env }: Context): string {
  const origin = String(options.server ?? env.GIRASSOL_SERVER ?? DEFAULT_SERVER).replace(/(?<!\/)\/+$/, '');
  if (!URL.canParse(origin)) throw wrongUse(`--server ${origin} is no address`);
  return origin;
}

/** Its registry. The token comes from the environment: an option would be in every process list. */
export function registryOf(context: Context): RegistryClient {
  const origin = serverOf(context);
  const token = context.env.GIRASSOL_TOKEN;
  if (!token)
    throw new CommandError(
      'GF-705',
      'GIRASSOL_TOKEN is not set: an admin makes a deploy token in the product.',
    );
  return registryClient({ origin, token, language: 'en' });
}

/** `options.name` as text, or undefined. */
export function textOption({ options }: Pick<Context, 'options'>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** `--port`, or the one that is usual. */
export function portIn(context: Pick<Context, 'options'>, usual: number): number {
  const port = Number(textOption(context, 'port') ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw wrongUse('--port is a number, 1 to 65535');
  return port;
}

/** The remote that is meant: the first word, or the package in this folder. */
export function remoteIn({ positionals, folder }: Pick<Context, 'positionals' | 'folder'>): string {
  const named = positionals[0] ?? (/(^|[\\/])(mfe-[a-z0-9-]+)$/.exec(folder)?.[2] || undefined);
  if (!named) throw wrongUse('name the remote: mfe-crm-boards');
  if (!/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/.test(named)) throw wrongUse(`${named} is no name of a remote`);
  return named;
}

/** How much the history wants to know. */
const WHY = { least: 3, most: 300 };

/** Why something is changed. */
export function whyIn(context: Context): string {
  const why = textOption(context, 'why');
  if (!why) throw wrongUse('say why: --why "the board froze"');
  if (why.length < WHY.least || why.length > WHY.most)
    throw wrongUse(`--why takes ${WHY.least} to ${WHY.most} characters, not ${why.length}`);
  return why;
}

/** For whom a change is, and why. */
export function orderIn(context: Context, { revision }: Pick<RemoteStatusReport, 'revision'>) {
  const named = liveScopes.filter((scope) => scope !== 'all' && textOption(context, scope));
  if (named.length > 1)
    throw wrongUse(`name one of --account, --host and --distribution, not ${named.length}`);
  const scope: LiveScope = named[0] ?? 'all';
  return {
    scope,
    target: scope === 'all' ? '' : (textOption(context, scope) ?? ''),
    why: whyIn(context),
    expected: revision,
    ...(context.options['even-unknown'] === true && { evenUnknown: true }),
  };
}

/** The state of a remote, as the server sees it now. The token of another one is refused (GF-513). */
export async function stateOf(registry: RegistryClient, remote: string): Promise<RemoteStatusReport> {
  const { remotes, reserved = [] } = await registry.status(remote);
  const found = remotes.find((report) => report.remote === remote);
  if (found) return found;
  const kept = reserved.find((reservation) => reservation.remote === remote);
  throw new CommandError(
    'GF-706',
    kept
      ? `${remote} is reserved for team ${kept.team}, and has no release yet: publish the first.`
      : `The server knows no release of ${remote}: publish one first.`,
  );
}
