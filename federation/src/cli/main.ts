import { parseArgs } from 'node:util';
import { RegistryError } from '../operations/client';
import type { GateFinding } from '../registry/operations';
import { CommandError, createUsageError } from './command-error';
import { type Command, commands } from './commands';
import type { CommandContext } from './context';
import { describeFindings } from './describe-findings';

interface Surroundings extends Omit<CommandContext, 'positionals' | 'options' | 'note'> {
  /** Standard output and standard error. */
  out: (text: string) => void;
  err: (text: string) => void;
}

const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
const serverHelp = '--server URL     GIRASSOL_SERVER, or http://localhost:8080';
const commonHelp = ['--json           one JSON document instead of text', '--help           this text'];

/** Runs one command and returns the exit code: 0 success, 1 refused or failed, 2 wrong usage. */
export async function main(
  name: string,
  words: string[],
  { out, err, ...surroundings }: Surroundings,
): Promise<number> {
  const isJson = words.includes('--json');
  try {
    const command = commands[name];
    if (!command) throw createUsageError(`there is no command ${name}`);
    const { positionals, values } = read(command, words);
    if (values.help) {
      out(formatHelp(command));
      return 0;
    }
    const { text, data } = await command.run({
      positionals,
      options: values,
      note: err,
      ...surroundings,
    });
    out(isJson ? JSON.stringify({ ok: true, ...data }, null, 2) : text);
    return 0;
  } catch (error) {
    const failure = toFailure(error);
    if (isJson) out(JSON.stringify({ ok: false, error: failure }, null, 2));
    else
      err(
        [`${failure.code} ${failure.message}`, describeFindings(failure.findings), failure.page]
          .filter(Boolean)
          .join('\n'),
      );
    return failure.code === 'GF-701' ? 2 : 1;
  }
}

function read({ options, usage }: Command, words: string[]) {
  try {
    const parsed = parseArgs({ args: words, options: { ...options, ...common }, allowPositionals: true });
    const values: Record<string, string | boolean | undefined> = { ...parsed.values };
    return { positionals: parsed.positionals, values };
  } catch (error) {
    throw createUsageError(`${error instanceof Error ? error.message : error}. Usage: ${usage}`);
  }
}

function formatHelp({ summary, usage, help, options }: Command): string {
  const lines = [...help, ...('server' in options ? [serverHelp] : []), ...commonHelp];
  return [summary, '', `  ${usage}`, '', ...lines.map((line) => `  ${line}`)].join('\n');
}

interface Failure {
  code: string;
  message: string;
  page: string;
  findings: GateFinding[];
}

function toFailure(error: unknown): Failure {
  if (error instanceof CommandError || error instanceof RegistryError) {
    const { code, message } = error;
    const findings = error instanceof RegistryError ? error.findings : [];
    return { code, message, page: `docs/errors.md (${code})`, findings };
  }
  const message = error instanceof Error ? error.message : String(error);
  const [, code = 'GF-700', rest = message] = /^(GF-\d{3}) ([\s\S]*)$/.exec(message) ?? [];
  return { code, message: rest, page: `docs/errors.md (${code})`, findings: [] };
}
