import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findings } from '../support/axe';
import { expect, test } from '../support/journey';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const BOARDS = 'mfe-crm-boards';
const VERSION = '0.1.0-jornada';
const run = promisify(execFile);

/** The boards as they were built, under another version: what a team has after a build. */
function anotherRelease(): string {
  const releases = join(root, 'build', 'releases', BOARDS);
  const [version = ''] = readdirSync(releases)
    .filter((name) => !name.startsWith('.'))
    .sort((one, other) => builtAt(join(releases, other)).localeCompare(builtAt(join(releases, one))));
  const folder = mkdtempSync(join(tmpdir(), 'girassol-release-'));
  cpSync(join(releases, version), folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith('remote.json.')) rmSync(join(folder, name));
  const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...manifest, version: VERSION }));
  return folder;
}
const builtAt = (folder: string) => JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')).builtAt;

test('a team publishes with its token; the operator puts the version on one address, sees it, and takes it back', async ({
  enter,
  origin,
}) => {
  const page = await enter('admin', '/operacao/versoes');
  const card = page.getByRole('region', { name: 'CRM e quadros' });
  await expect(card).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Novo token' }).click();
  await page.getByRole('button', { name: /Área/ }).click();
  await page.getByRole('option', { name: 'CRM e quadros' }).click();
  await page.getByLabel('Nome').fill('CI da jornada');
  await page.getByRole('button', { name: 'Criar token' }).click();
  const token = (await page.getByText(/^gdt_/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Já copiei' }).click();

  const host = `registro.localhost:${new URL(origin).port}`;
  const girassol = async (...words: string[]) => {
    const env = { ...process.env, GIRASSOL_SERVER: origin, GIRASSOL_TOKEN: token };
    const command = [join(root, 'federation', 'bin', 'girassol.mjs'), ...words, '--json'];
    return JSON.parse((await run(process.execPath, command, { env })).stdout);
  };
  const release = anotherRelease();
  expect(await girassol('publish', BOARDS, '--release', release)).toMatchObject({ ok: true, isNew: true });
  expect(await girassol('publish', BOARDS, '--release', release)).toMatchObject({ ok: true, isNew: false });
  rmSync(release, { recursive: true });
  await girassol('rollout', BOARDS, VERSION, '--host', 'registro.localhost', '--why', 'piloto');

  const servedAt = async (at: string): Promise<string> => {
    const { remotes } = await (
      await page.request.get('/federation/registry', { headers: { host: at } })
    ).json();
    return remotes.find(({ name }: { name: string }) => name === BOARDS).version;
  };
  expect(await servedAt(host)).toBe(VERSION);
  expect(await servedAt('localhost')).not.toBe(VERSION);

  await page.reload();
  await page
    .getByRole('button', { name: 'Voltar versão: CRM e quadros, Endereço registro.localhost' })
    .click();
  await page.getByLabel('Motivo').fill('fim do piloto');
  await page.getByRole('button', { name: 'Voltar versão', exact: true }).click();
  await expect(page.getByText('CRM e quadros: versão anterior de volta.')).toBeVisible();
  expect(await servedAt(host)).not.toBe(VERSION);
  await card.getByText('Histórico').click();
  await expect(card.getByText('admin@girassol.test: fim do piloto')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
