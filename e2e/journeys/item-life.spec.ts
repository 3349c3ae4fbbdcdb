import {
  addSales,
  createUniqueWord,
  getSalesBoardPath,
  loadBoard,
  locateCard,
  locateColumn,
} from '../support/board';
import {
  chooseOption,
  createItem,
  loadItem,
  locatePanel,
  openActionForm,
  submitActionForm,
} from '../support/item';
import { expect, test } from '../support/journey';

test('[boards-050, boards-066, boards-084] a sale is won without a proposal, and its project is a press away', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const sale = await createItem(owner, 'SALES', 'Ganha');
  const page = await enter(owner, sale.address);
  const form = await openActionForm(page, sale.name, 'Dar Ganho');
  await form.getByRole('radio', { name: /Nenhuma/ }).check();
  await form.getByRole('textbox', { name: 'Potência' }).fill('7,77');
  await chooseOption(form, /Tipo de UC/, 'Rural');
  await form.getByLabel('Valor confirmado').fill('23.456,78');
  await form.getByText('Possui Prazo de Entrega').click();
  await submitActionForm(form, 'Dar Ganho');

  const panel = locatePanel(page, sale.name);
  await expect(panel).toContainText('Venda Ganha');
  await expect(
    page.getByText(/Venda Ganha\. Criados: projeto #\d+, obra #\d+ e atividade #\d+\./),
  ).toBeVisible();
  const kept = await loadItem(owner, sale.item);
  expect(kept).toMatchObject({ status: 'CLOSED', power: 7.77, ucType: 'Rural', confirmedAmount: 23_456.78 });
  expect(kept.dueDate).not.toBeNull();

  await page.reload();
  await expect(panel).toContainText('Venda Ganha');
  await expect(panel.getByRole('region', { name: 'Entrega e conclusão' })).toContainText('R$ 23.456,78');
  await expect(locateCard(page, sale.name)).toHaveCount(0);
});

test('the created project opens from the line that tells of it', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const sale = await createItem(owner, 'SALES', 'Projetada');
  const page = await enter(owner, sale.address);
  const form = await openActionForm(page, sale.name, 'Dar Ganho');
  await form.getByRole('radio', { name: /Nenhuma/ }).check();
  await chooseOption(form, /Tipo de UC/, 'Residencial');
  await submitActionForm(form, 'Dar Ganho');
  await page.getByRole('button', { name: 'Abrir projeto' }).click();
  await expect(page).toHaveURL(/\/projetos\/quadro\//);
  await expect(page.getByRole('dialog', { name: new RegExp(`^Projeto #\\d+ ${sale.name}$`) })).toBeVisible();
});

test('[boards-051, boards-060, boards-082] a sale is lost for a reason, undone, lost again and brought back', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const sale = await createItem(owner, 'SALES', 'Perdida');
  const page = await enter(owner, sale.address);
  const lose = async () => {
    const form = await openActionForm(page, sale.name, 'Dar Perdido');
    await expect(form.getByRole('button', { name: 'DAR PERDIDO' })).toBeDisabled();
    await form.getByRole('radio', { name: 'Fechou com concorrente' }).check();
    await submitActionForm(form, 'Dar Perdido');
    await expect(locatePanel(page, sale.name)).toContainText('Venda Perdida · Fechou com concorrente');
  };
  await lose();
  expect(await loadItem(owner, sale.item)).toMatchObject({
    status: 'LOST',
    saleLostReason: 'Fechou com concorrente',
  });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(locatePanel(page, sale.name)).toContainText('Em andamento');
  await lose();

  const back = await openActionForm(page, sale.name, 'Voltar ao funil');
  await chooseOption(back, /Coluna/, 'Em negociação');
  await submitActionForm(back, 'Voltar ao funil');
  await expect(locatePanel(page, sale.name)).toContainText('Em andamento · Em negociação');
  await page.keyboard.press('Escape');
  await expect(locateCard(locateColumn(page, 'Em negociação'), sale.name)).toBeVisible();
});

test('[boards-052, boards-053, boards-062, boards-077] a lead is qualified by automatic distribution, and its sale goes back to qualification', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const lead = await createItem(owner, 'PRE_SALES', 'Qualificada');
  const page = await enter(owner, lead.address);
  const form = await openActionForm(page, lead.name, 'Qualificar');
  await expect(form.getByRole('button', { name: 'QUALIFICAR', exact: true })).toBeDisabled();
  await chooseOption(form, /Vendedor/, 'DISTRIBUIÇÃO AUTOMÁTICA');
  await chooseOption(form, /Etapa/, 'Etapa 2 - Visita técnica');
  await form.getByRole('slider', { name: 'Temperatura' }).press('End');
  await submitActionForm(form, 'Qualificar');
  await expect(locatePanel(page, lead.name)).toContainText('Lead Qualificado');

  await page.getByRole('button', { name: 'Abrir venda' }).click();
  await expect(page).toHaveURL(/\/vendas\/funil\//);
  const panel = page.getByRole('dialog', { name: new RegExp(`^Venda #\\d+ ${lead.name}$`) });
  await expect(panel).toContainText('Em andamento · Visita técnica');
  await expect(panel).toContainText('Quente');
  const trail = panel.getByRole('navigation', { name: 'Registros do negócio' });
  await expect(trail.getByRole('link', { name: /^Lead #\d+ \(Lead Qualificado\)$/ })).toBeVisible();

  await locatePanel(page, lead.name).getByRole('button', { name: 'Opções', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Voltar para qualificação' }).click();
  const back = page.getByRole('form', { name: 'VOLTAR PARA QUALIFICAÇÃO' });
  await submitActionForm(back, 'Voltar para qualificação');
  await expect(panel).toBeHidden();
  expect(await loadItem(owner, lead.item)).toMatchObject({ status: 'IN_PROGRESS' });
});

test('[boards-043, boards-047, boards-058, boards-110] a project is sent back, corrected, and finished by an outside team', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const project = await createItem(owner, 'PROJECT', 'Reprovada');
  const page = await enter(owner, project.address);
  const add = await openActionForm(page, project.name, 'Adicionar Reprova');
  await add.getByLabel('Motivo da reprova').fill('Diagrama sem carimbo');
  await submitActionForm(add, 'Adicionar Reprova');
  const list = locatePanel(page, project.name).getByRole('region', { name: 'Reprovas' });
  await list.getByRole('button', { name: 'Editar reprova: Diagrama sem carimbo' }).click();
  await list.getByLabel('Motivo da reprova').fill('Diagrama sem carimbo e sem data');
  await list.getByRole('button', { name: 'Salvar' }).click();
  await expect(list.getByText('Diagrama sem carimbo e sem data')).toBeVisible();
  await page.reload();
  await expect(list.getByText('Diagrama sem carimbo e sem data')).toBeVisible();
  await list.getByRole('button', { name: /^Excluir reprova/ }).click();
  await expect(page.getByText('Deseja excluir permanentemente este item?')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir reprova', exact: true }).click();
  await expect(list.getByText('Nenhuma reprova até agora.')).toBeVisible();

  const finish = await openActionForm(page, project.name, 'Finalizar');
  await finish.getByRole('radio', { name: /Terceirizada/ }).check();
  await submitActionForm(finish, 'Finalizar');
  await expect(locatePanel(page, project.name)).toContainText('Projeto Finalizado');
  await expect(locatePanel(page, project.name).getByRole('button', { name: 'Finalizar' })).toBeDisabled();
  expect(await loadItem(owner, project.item)).toMatchObject({ status: 'CLOSED', execStatus: 'OUTSOURCED' });
});

test('[boards-057, boards-059] an activity is finished from its card by keyboard alone', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const activity = await createItem(owner, 'AFTER_SALES', 'Atendida', ['Vizinha']);
  const neighbour = activity.name.replace('Atendida', 'Vizinha');
  const page = await enter(owner, activity.board);
  await expect(locateCard(page, activity.name)).toBeVisible();
  await page.getByRole('button', { name: `Ações de ${activity.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Abrir atividade' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Finalizar' })).toBeFocused();
  const totals = page.waitForResponse((answer) => answer.url().includes('/column-totals/'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deseja marcar este item como finalizado?')).toBeVisible();
  await page.getByRole('button', { name: /^Finalizar ./ }).press('Enter');
  await expect(locateCard(page, activity.name)).toHaveCount(0);
  await expect(locateCard(page, neighbour)).toBeFocused();
  expect((await totals).ok()).toBe(true);
  expect(await loadItem(owner, activity.item)).toMatchObject({ status: 'CLOSED', approvedProposal: null });
});

test('[boards-063, boards-064] who may deletes after the question; a vendor without the right is offered nothing and refused', async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const tag = createUniqueWord();
  const { Própria: own } = await addSales(vendor, { tag, names: ['Própria'] });
  if (!own) throw new Error('the sale was not made');
  const theirs = await enter(
    vendor,
    getSalesBoardPath(vendor.session.userId, `busca=${tag}&item=${own._id}`),
  );
  await locatePanel(theirs, tag).getByRole('button', { name: 'Opções' }).click();
  await expect(theirs.getByRole('menuitem', { name: 'Copiar link' })).toBeVisible();
  await expect(theirs.getByRole('menuitem', { name: /Excluir/ })).toHaveCount(0);
  const refused = await vendor.attempt('DELETE /sales/single/:userId/:itemId', {
    params: { userId: vendor.session.userId, itemId: own._id },
  });
  expect(refused.status).toBe(403);

  const owner = await as('owner');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}&item=${own._id}`));
  await locatePanel(page, tag).getByRole('button', { name: 'Opções' }).click();
  await page.getByRole('menuitem', { name: 'Excluir venda' }).click();
  await expect(page.getByText('Deseja excluir este item permanentemente?')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir venda' }).click();
  await expect(locatePanel(page, tag)).toBeHidden();
  expect((await loadBoard(owner, tag)).flatMap(({ names }) => names)).toEqual([]);
});

test('[boards-084] two windows: what is lost in one leaves the other, and its open form says that it is too late', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  const sales = await addSales(owner, { tag, names: ['Uma', 'Duas', 'Três'] });
  const one = sales.Uma;
  if (!one) throw new Error('the sale was not made');
  const watching = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await expect(locateCard(watching, `Uma ${tag}`)).toBeVisible();
  const slower = await enter(
    owner,
    getSalesBoardPath(owner.session.managerId, `busca=${tag}&item=${one._id}`),
  );
  const late = await openActionForm(slower, `Uma ${tag}`, 'Dar Ganho');
  await late.getByLabel('Valor confirmado').fill('1.000,00');

  const faster = await enter(
    owner,
    getSalesBoardPath(owner.session.managerId, `busca=${tag}&item=${one._id}`),
  );
  const form = await openActionForm(faster, `Uma ${tag}`, 'Dar Perdido');
  await form.getByRole('radio', { name: 'Não respondeu mais' }).check();
  await submitActionForm(form, 'Dar Perdido');

  await expect(locateCard(watching, `Uma ${tag}`)).toHaveCount(0);
  await expect(locateCard(watching, `Duas ${tag}`)).toBeVisible();
  await expect(slower.getByText(/agora está como “Venda Perdida”/)).toBeVisible();
  await expect(late.getByLabel('Valor confirmado')).toHaveValue('1.000,00');
  const [first] = await loadBoard(owner, tag);
  expect(first?.cards.map(({ kanbanData }) => kanbanData.order)).toEqual([0, 1]);
});
