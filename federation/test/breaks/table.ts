import { findSecrets } from '../../src/gate/files/find-secrets';
import { inspectScript } from '../../src/gate/files/inspect-script';
import { findUnknownApiCalls } from '../../src/gate/files/unknown-api-calls';
import { checkRelease, findOutsideSelectors, type GateFinding } from '../../src/registry';
import { buildManifest } from '../../src/registry/testing';
import { browserBreaks } from './browser-breaks';
import { type FileBreak, fileBreaks } from './file-breaks';
import { goodManifest, type ManifestBreak, manifestBreaks } from './manifest-breaks';
import { unsoughtBreaks } from './unsought-breaks';

const REMOTE = 'mfe-visitas';

/** Finds what the gate says of a file of the corpus. */
export async function findInFile({ file, text }: FileBreak): Promise<GateFinding[]> {
  if (file.endsWith('.css')) return findOutsideSelectors(file, text, REMOTE);
  const { findings, apiCalls } = inspectScript(file, text, 'mfe_visitas');
  return [...findings, ...findUnknownApiCalls(apiCalls, new Set()), ...(await findSecrets(file, text))];
}

/** Finds what the gate says of a manifest of the corpus. */
export function findInManifest({ changes }: Pick<ManifestBreak, 'changes'>): GateFinding[] {
  const build = (parts: typeof changes) => buildManifest(REMOTE, { ...goodManifest, ...parts });
  const route = { path: '/vendas/funil/:uid', access: ['active' as const], title: 'Vendas' };
  const boards = buildManifest('mfe-crm-boards', { team: 'crm', routes: [route] });
  return checkRelease(
    { manifest: build(changes), sizes: {} },
    { shells: [], live: [boards, build({ version: '1.3.0-abc' })] },
  );
}

interface Row {
  what: string;
  by: string;
  code: string;
  how: string;
}

/** Formats the table of docs/gate.md: each break of the corpus, what finds it, its code and its remedy. */
export async function formatBreakTable(): Promise<string> {
  const ofFiles = await Promise.all(
    fileBreaks.map(async (one) => toRow(one, 'files', (await findInFile(one))[0])),
  );
  const rows: Row[] = [
    ...ofFiles,
    ...manifestBreaks.map((one) => toRow(one, 'manifest', findInManifest(one)[0])),
    ...typeBreaks,
    ...browserBreaks.map(({ what, code, how, isLong }) => ({
      what,
      by: isLong ? 'browser, long look' : 'browser',
      code,
      how,
    })),
    ...unsoughtBreaks.map(({ what, instead }) => ({ what, by: 'not looked for', code: '', how: instead })),
  ];
  return [
    '| an area that … | found by | named | remedy |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ what, by, code, how }) => `| ${what} | ${by} | ${code} | ${how.replaceAll('|', '\\|')} |`),
  ].join('\n');
}

/** Breaks that the compiler finds: `federation/src/gate/type-contract.test.ts` tests them. */
const typeBreaks: Row[] = [
  {
    what: 'reads what a slot gives as any',
    by: 'types',
    code: 'GF-618',
    how: "take SlotContext<'…'> as the component's props",
  },
  {
    what: 'wants more than its slot gives',
    by: 'types',
    code: 'GF-618',
    how: "take SlotContext<'…'> as the component's props, and ask for what is missing yourself",
  },
];

const toRow = ({ what }: { what: string }, by: string, finding: GateFinding | undefined): Row => ({
  what,
  by,
  code: finding?.code ?? 'passes',
  how: finding?.how ?? '',
});

const BEGIN = '<!-- breaks: written by `node tools/gate-breaks.mjs` -->';
const END = '<!-- end of breaks -->';

/** Returns docs/gate.md with its table replaced. Throws where the page has no place for it. */
export function replaceTable(page: string, table: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('docs/gate.md has no place for the table');
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}
