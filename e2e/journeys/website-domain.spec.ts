import { listAxeFindingsInState } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { createSitePublisherAccount, ensurePublishedSite, getSiteEditorPath } from '../support/websites';

test('a company shows its site under a host of its own: wrong records are named, right ones light all three lights, and it lets go', {
  tag: '@full',
}, async ({ as, enter, origin }) => {
  const admin = await as('admin');
  const owner = await createSitePublisherAccount(admin, origin);
  await ensurePublishedSite(owner);
  const host = `www.${createUniqueWord()}.com.br`;
  const page = await enter(owner, getSiteEditorPath(owner, 'dominio'));
  const field = page.getByRole('textbox', { name: /^Domínio/ });
  const claim = page.getByRole('button', { name: 'Ligar domínio' });

  // A host that no company can own is refused at the field and stays in it.
  await field.fill('com.br');
  await claim.click();
  await expect(page.getByText('“com.br” não é um domínio que se possa registrar.')).toBeVisible();
  await expect(field).toHaveValue('com.br');
  await field.fill(`https://${host}/inicio`);
  await claim.click();
  const card = page.getByRole('region', { name: host });
  await expect(card).toContainText('Aguardando registros');

  // The records to copy, as the page writes them.
  const records = card.getByRole('list', { name: 'Registros' }).getByRole('listitem');
  await expect(records).toHaveCount(2);
  const [proof, route] = (
    await owner.call('GET /websites/domains/:userId', { params: { userId: owner.session.userId } })
  ).domains.flatMap((domain) => (domain.host === host ? domain.records : []));
  if (!proof || !route) throw new Error('no records were named');
  await expect(records.first()).toContainText(proof.value);
  await expect(records.last()).toContainText(route.value);
  await card.getByText('Como fazer no registro.br').click();
  await expect(card.getByText('Configurar zona DNS')).toBeVisible();

  // The zone of the demonstration is everybody's: what others wrote there stays.
  const operator = await enter(admin, '/operacao/sites');
  const zone = operator.getByRole('form', { name: 'Zona de demonstração' });
  const writeZone = async (written: (typeof proof)[]) => {
    const lines = zone.getByLabel('Registros');
    await expect(lines).not.toHaveValue('');
    const others = (await lines.inputValue()).split('\n').filter((line) => !line.includes(host));
    await lines.fill(
      [...others, ...written.map(({ type, name, value }) => `${type} ${name} ${value}`)].join('\n'),
    );
    await zone.getByRole('button', { name: 'Salvar zona' }).click();
    await expect(operator.getByText('Zona salva.').first()).toBeVisible();
    await operator.reload();
  };
  const look = card.getByRole('button', { name: 'Conferir agora' });
  await writeZone([proof, { ...route, value: 'antigo.hospedagem.com.br' }]);
  await look.click();
  await expect(card).toContainText('Está provado que o domínio é seu.');
  await expect(card.getByRole('alert')).toContainText('antigo.hospedagem.com.br');
  await expect(records.last()).toContainText('Encontramos antigo.hospedagem.com.br');
  expect(await listAxeFindingsInState(page, 'wrong records of a host')).toEqual([]);

  await writeZone([proof, route]);
  await expect(async () => {
    await look.click();
    await expect(card.getByText('No ar', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(card).toContainText('O domínio leva ao site.');
  await expect(card).toContainText('O cadeado está no lugar.');
  // The host of a demonstration is nobody's: there is nothing to open.
  await expect(card.getByText('Demonstração')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Abrir' })).toHaveCount(0);

  await card.getByRole('button', { name: 'Desligar' }).click();
  const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await sure.getByRole('button', { name: 'Desligar' }).click();
  await expect(card).toBeHidden();
  await writeZone([]);
});
