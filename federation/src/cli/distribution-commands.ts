import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { RegistryError } from '../operations/client';
import { parseDistribution } from '../registry/distribution-gate';
import type { DistributionStatusReport, GateFinding } from '../registry/operations';
import { CommandError, createUsageError } from './command-error';
import {
  type CommandContext,
  type CommandResult,
  createCommandRegistryClient,
  getReason,
  getServerOrigin,
} from './context';
import { describeDistributionStatus } from './describe-distribution-status';
import { describeFindings } from './describe-findings';

/** Lists the live distributions. */
async function runListDistributionsCommand(context: CommandContext): Promise<CommandResult> {
  const status = await createCommandRegistryClient(context).distributions();
  return {
    text: status.distributions.map(describeDistributionStatus).join('\n\n') || 'No distributions.',
    data: status,
  };
}

/**
 * Shows the live document of a distribution as JSON, as it can be saved to a file. Throws GF-711 if the
 * distribution has no live version.
 */
async function runShowDistributionCommand(context: CommandContext): Promise<CommandResult> {
  const report = await loadReport(context, keyIn(context));
  if (!report.live) throw new CommandError('GF-711', `${report.key} is not live: there is nothing to show.`);
  return { text: JSON.stringify(report.live.document, null, 2), data: report };
}

/** Checks a distribution document against the server. Throws GF-610 if the document may not go live. */
async function runCheckDistributionCommand(context: CommandContext): Promise<CommandResult> {
  const { document, key } = await documentIn(context);
  const { findings } = await createCommandRegistryClient(context).checkDistribution(document);
  if (findings.some(({ severity }) => severity === 'error'))
    throw new RegistryError('GF-610', `${key} may not go live.`, findings);
  return { text: said(`${key} fits.`, findings), data: { key, findings } };
}

/** Stores a distribution document as a preview and returns the address that shows the preview. */
async function runPreviewDistributionCommand(context: CommandContext): Promise<CommandResult> {
  const { document, key } = await documentIn(context);
  const { id, until, findings } = await createCommandRegistryClient(context).keepPreview(document);
  const address = `${getServerOrigin(context)}/operacao/distribuicoes?previa=${id}`;
  const end = new Date(until).toISOString().slice(0, 16).replace('T', ' ');
  const text = `${key} can be seen until ${end} UTC by an admin who opens\n  ${address}`;
  return { text: said(text, findings), data: { key, id, until, address, findings } };
}

/** Makes a distribution document live. */
async function runPublishDistributionCommand(context: CommandContext): Promise<CommandResult> {
  const { document, key } = await documentIn(context);
  const why = getReason(context);
  const registry = createCommandRegistryClient(context);
  const { distributions } = await registry.distributions();
  const expected = distributions.find((report) => report.key === key)?.revision ?? 0;
  const answer = await registry.publishDistribution(key, { document, why, expected });
  const text = answer.isNew ? `${key} is live, version ${answer.live?.version}.` : `${key} was live already.`;
  return { text: said(text, answer.findings), data: answer };
}

/** Returns a distribution to its previous version. */
async function runRevertDistributionCommand(context: CommandContext): Promise<CommandResult> {
  const key = keyIn(context);
  const why = getReason(context);
  const { revision } = await loadReport(context, key);
  const after = await createCommandRegistryClient(context).stepBackDistribution(key, {
    why,
    expected: revision,
  });
  return { text: describeDistributionStatus(after), data: after };
}

const said = (text: string, findings: readonly GateFinding[]) =>
  [text, describeFindings(findings)].filter(Boolean).join('\n');

function keyIn({ positionals: [key] }: CommandContext): string {
  if (!key) throw createUsageError('name the distribution: SERRANA');
  return key;
}

/** Throws GF-710 for a file that is none, GF-610 for one that is no distribution. */
async function documentIn({ positionals: [path], folder }: CommandContext) {
  if (!path) throw createUsageError('name the file: aurora.json');
  const text = await readFile(resolve(folder, path), 'utf8').catch(() => {
    throw new CommandError('GF-710', `${path} cannot be read.`);
  });
  const value = parsed(text, path);
  const read = parseDistribution(value);
  if ('findings' in read) throw new RegistryError('GF-610', `${path} is no distribution.`, read.findings);
  return { document: value, key: read.document.key };
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError('GF-710', `${path} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

async function loadReport(context: CommandContext, key: string): Promise<DistributionStatusReport> {
  const { distributions } = await createCommandRegistryClient(context).distributions();
  const found = distributions.find((report) => report.key === key);
  if (!found)
    throw new CommandError(
      'GF-711',
      `The server knows no distribution ${key}: ${distributions.map((report) => report.key).join(', ')}.`,
    );
  return found;
}

/**
 * Subcommands of `girassol distribution`, which manage the product under other brands, by the word that the
 * operator types.
 */
export const brandDistributionCommands = {
  list: runListDistributionsCommand,
  show: runShowDistributionCommand,
  check: runCheckDistributionCommand,
  preview: runPreviewDistributionCommand,
  publish: runPublishDistributionCommand,
  back: runRevertDistributionCommand,
};
