import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { RegistryError } from '../operations/client';
import { readDistribution } from '../registry/distribution-gate';
import type { DistributionReport, Finding } from '../registry/operations';
import { CommandError, wrongUse } from './command-error';
import { type Context, type Outcome, registryOf, serverOf, whyIn } from './context';
import { describeFindings } from './describe';
import { describeDistribution } from './describe-distribution';

/** What is live. */
export async function list(context: Context): Promise<Outcome> {
  const status = await registryOf(context).distributions();
  return {
    text: status.distributions.map(describeDistribution).join('\n\n') || 'No distributions.',
    data: status,
  };
}

/** The live document of one, as a file may hold it. */
export async function show(context: Context): Promise<Outcome> {
  const report = await reportOf(context, keyIn(context));
  if (!report.live) throw new CommandError('GF-711', `${report.key} is not live: there is nothing to show.`);
  return { text: JSON.stringify(report.live.document, null, 2), data: report };
}

/** What is wrong with a document, held against the server. */
export async function check(context: Context): Promise<Outcome> {
  const { document, key } = await documentIn(context);
  const { findings } = await registryOf(context).checkDistribution(document);
  if (findings.some(({ severity }) => severity === 'error'))
    throw new RegistryError('GF-610', `${key} may not go live.`, findings);
  return { text: said(`${key} fits.`, findings), data: { key, findings } };
}

/** Keeps a document and says where it can be seen. */
export async function preview(context: Context): Promise<Outcome> {
  const { document, key } = await documentIn(context);
  const { id, until, findings } = await registryOf(context).keepPreview(document);
  const address = `${serverOf(context)}/operacao/distribuicoes?previa=${id}`;
  const end = new Date(until).toISOString().slice(0, 16).replace('T', ' ');
  const text = `${key} can be seen until ${end} UTC by an admin who opens\n  ${address}`;
  return { text: said(text, findings), data: { key, id, until, address, findings } };
}

/** Makes a document live. */
export async function publish(context: Context): Promise<Outcome> {
  const { document, key } = await documentIn(context);
  const why = whyIn(context);
  const registry = registryOf(context);
  const { distributions } = await registry.distributions();
  const expected = distributions.find((report) => report.key === key)?.revision ?? 0;
  const answer = await registry.publishDistribution(key, { document, why, expected });
  const text = answer.isNew ? `${key} is live, version ${answer.live?.version}.` : `${key} was live already.`;
  return { text: said(text, answer.findings), data: answer };
}

/** One step back. */
export async function back(context: Context): Promise<Outcome> {
  const key = keyIn(context);
  const why = whyIn(context);
  const { revision } = await reportOf(context, key);
  const after = await registryOf(context).stepBackDistribution(key, { why, expected: revision });
  return { text: describeDistribution(after), data: after };
}

const said = (text: string, findings: readonly Finding[]) =>
  [text, describeFindings(findings)].filter(Boolean).join('\n');

function keyIn({ positionals: [key] }: Context): string {
  if (!key) throw wrongUse('name the distribution: SERRANA');
  return key;
}

/** Throws GF-710 for a file that is none, GF-610 for one that is no distribution. */
async function documentIn({ positionals: [path], folder }: Context) {
  if (!path) throw wrongUse('name the file: aurora.json');
  const text = await readFile(resolve(folder, path), 'utf8').catch(() => {
    throw new CommandError('GF-710', `${path} cannot be read.`);
  });
  const value = parsed(text, path);
  const read = readDistribution(value);
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

async function reportOf(context: Context, key: string): Promise<DistributionReport> {
  const { distributions } = await registryOf(context).distributions();
  const found = distributions.find((report) => report.key === key);
  if (!found)
    throw new CommandError(
      'GF-711',
      `The server knows no distribution ${key}: ${distributions.map((report) => report.key).join(', ')}.`,
    );
  return found;
}
