import type { parseArgs } from 'node:util';
import { createRegistryHttpClient, type RegistryClient } from '../operations/client';
import { type LiveScope, liveScopes } from '../registry/live-scope';
import type { RemoteStatusReport } from '../registry/operations';
import { CommandError, createUsageError } from './command-error';
import { readDefinedName } from './find-package-folder';
import type { DevelopInShell, ServeGallery } from './servers';

/** Arguments and environment of a command. */
export interface CommandContext {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
  env: NodeJS.ProcessEnv;
  /** Folder the command was called in. */
  folder: string;
  /** Root of the workspace that the command is part of; null where it was installed. */
  workspace: string | null;
  /** Folder of the builds. */
  buildDir: string;
  developInShell: DevelopInShell;
  serveGallery: ServeGallery;
  /** Tells a person something while the command goes on. */
  note: (text: string) => void;
}

/** Result of a command: text for a person, data for a program (`--json`). */
export interface CommandResult {
  text: string;
  data: object;
}

/** Options that a command of `girassol` accepts, in the form of `parseArgs`. */
export type OptionTable = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** Options of every command that talks to a server. */
export const serverOptions = { server: { type: 'string' } } as const satisfies OptionTable;
/** Options of every command that changes the registry: the target and the reason. */
export const scopeOptions = {
  account: { type: 'string' },
  host: { type: 'string' },
  distribution: { type: 'string' },
  'even-unknown': { type: 'boolean' },
  why: { type: 'string' },
} as const satisfies OptionTable;

const DEFAULT_SERVER = 'http://localhost:8080';

/**
 * Returns the origin of the server from `--server`, GIRASSOL_SERVER or the default, without a trailing slash. Throws
 * GF-701 for an invalid address.
 */
export function getServerOrigin({ options, env }: CommandContext): string {
  const origin = String(options.server ?? env.GIRASSOL_SERVER ?? DEFAULT_SERVER).replace(/(?<!\/)\/+$/, '');
  if (!URL.canParse(origin)) throw createUsageError(`--server ${origin} is no address`);
  return origin;
}

/**
 * Creates a client of the server's registry with the token in GIRASSOL_TOKEN, since an option would show in process
 * lists. Throws GF-705 without a token.
 */
export function createCommandRegistryClient(context: CommandContext): RegistryClient {
  const origin = getServerOrigin(context);
  const token = context.env.GIRASSOL_TOKEN;
  if (!token)
    throw new CommandError(
      'GF-705',
      'GIRASSOL_TOKEN is not set: an admin makes a deploy token in the product.',
    );
  return createRegistryHttpClient({ origin, token, language: 'en' });
}

/** Returns `options.name` as trimmed text, or undefined where the option is missing or empty. */
export function getTextOption(
  { options }: Pick<CommandContext, 'options'>,
  name: string,
): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Returns `--port`, or `usual` where the option is missing. Throws GF-701 for an invalid port. */
export function getPort(context: Pick<CommandContext, 'options'>, usual: number): number {
  const port = Number(getTextOption(context, 'port') ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw createUsageError('--port is a number, 1 to 65535');
  return port;
}

/**
 * Returns the name of the remote that a command is about: its first argument, or the one whose sources are in the
 * current folder. Throws GF-701 if there is none or the name is invalid.
 */
export function getRemoteName({
  positionals,
  folder,
}: Pick<CommandContext, 'positionals' | 'folder'>): string {
  const named =
    positionals[0] ??
    readDefinedName(folder) ??
    (/(^|[\\/])(mfe-[a-z0-9-]+)$/.exec(folder)?.[2] || undefined);
  if (!named) throw createUsageError('name the remote: mfe-crm-boards');
  if (!/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/.test(named)) throw createUsageError(`${named} is no name of a remote`);
  return named;
}

/** Minimum and maximum length of the reason in the history, in characters. */
const REASON_LENGTH = { least: 3, most: 300 };

/**
 * Returns the reason of a registry change from `--why`. Throws GF-701 if the reason is missing, too short or
 * too long.
 */
export function getReason(context: CommandContext): string {
  const why = getTextOption(context, 'why');
  if (!why) throw createUsageError('say why: --why "the board froze"');
  if (why.length < REASON_LENGTH.least || why.length > REASON_LENGTH.most)
    throw createUsageError(
      `--why takes ${REASON_LENGTH.least} to ${REASON_LENGTH.most} characters, not ${why.length}`,
    );
  return why;
}

/** Builds the scope, target and reason of a registry change from a command's options. */
export function buildRegistryChangeRequest(
  context: CommandContext,
  { revision }: Pick<RemoteStatusReport, 'revision'>,
) {
  const named = liveScopes.filter((scope) => scope !== 'all' && getTextOption(context, scope));
  if (named.length > 1)
    throw createUsageError(`name one of --account, --host and --distribution, not ${named.length}`);
  const scope: LiveScope = named[0] ?? 'all';
  return {
    scope,
    target: scope === 'all' ? '' : (getTextOption(context, scope) ?? ''),
    why: getReason(context),
    expected: revision,
    ...(context.options['even-unknown'] === true && { evenUnknown: true }),
  };
}

/**
 * Loads the status of a remote from the server's registry. Throws GF-706 if the server has no release of the
 * remote, GF-513 if the token is for another remote.
 */
export async function loadRemoteStatus(
  registry: RegistryClient,
  remote: string,
): Promise<RemoteStatusReport> {
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
