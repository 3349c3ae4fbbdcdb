import { rmSync } from 'node:fs';
import { listAxeFindings } from '../support/axe';
import { expect, test } from '../support/journey';
import { copyRelease, createGirassolCommand } from '../support/releases';

const BOARDS = 'mfe-crm-boards';

test('a team publishes with its token; the operator puts the version on one address, sees it, and takes it back', async ({
  enter,
  origin,
}) => {
  test.setTimeout(180_000);
  // A version is published once: another try has another.
  const version = `0.1.0-jornada${test.info().retry}`;
  const page = await enter('admin', '/operacao/versoes');
  const card = page.getByRole('region', { name: 'CRM e quadros' });
  await expect(card).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Novo token' }).click();
  await page.getByRole('button', { name: /Área/ }).click();
  await page.getByRole('option', { name: 'CRM e quadros' }).click();
  await page.getByLabel('Nome').fill('CI da jornada');
  await page.getByRole('button', { name: 'Criar token' }).click();
  const token = (await page.getByText(/^gdt_/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Já copiei' }).click();

  const host = `registro.localhost:${new URL(origin).port}`;
  const girassol = createGirassolCommand(origin, token);
  const release = copyRelease(BOARDS, { version });
  expect(await girassol('publish', BOARDS, '--release', release, '--without-browser')).toMatchObject({
    ok: true,
    isNew: true,
    findings: expect.arrayContaining([expect.objectContaining({ code: 'GF-611' })]),
  });
  expect(await girassol('publish', BOARDS, '--release', release, '--without-browser')).toMatchObject({
    ok: true,
    isNew: false,
  });
  rmSync(release, { recursive: true });
  await girassol(
    'rollout',
    BOARDS,
    version,
    '--host',
    'registro.localhost',
    '--even-unknown',
    '--why',
    'piloto',
  );

  const servedAt = async (at: string): Promise<string> => {
    const { remotes } = await (
      await page.request.get('/federation/registry', { headers: { host: at } })
    ).json();
    return remotes.find(({ name }: { name: string }) => name === BOARDS).version;
  };
  expect(await servedAt(host)).toBe(version);
  expect(await servedAt('localhost')).not.toBe(version);

  await page.reload();
  await page
    .getByRole('button', { name: 'Voltar versão: CRM e quadros, Endereço registro.localhost' })
    .click();
  await page.getByLabel('Motivo').fill('fim do piloto');
  await page.getByRole('button', { name: 'Voltar versão', exact: true }).click();
  await expect(page.getByText('CRM e quadros: versão anterior de volta.')).toBeVisible();
  expect(await servedAt(host)).not.toBe(version);
  await card.getByText('Histórico').click();
  await expect(card.getByText('admin@girassol.test: fim do piloto')).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
});
