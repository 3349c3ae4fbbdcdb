import { onNotice } from '@girassol/shared-auth';
import { replyRefused } from '@girassol/shared-auth/testing';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resultPath } from '../../addresses/imports';
import { createFakeRowServer } from '../../testing/create-fake-row-server.testing';
import { buildImport } from '../../testing/import.testing';
import { openPage } from '../../testing/open-page.testing';
import ResultPage from '../ResultPage';

const VALUES = 'PUT /imports/values/:userId/:importId';
const ONE = 'GET /imports/single/:userId/:importId';
const ROWS = 'GET /imports/rows/:userId/:importId';
const FILL = 'POST /imports/fills/:userId/:importId';
const UNDO_FILL = 'DELETE /imports/fills/:userId/:importId/:fillId';
const { _id } = buildImport();
const user = userEvent.setup();

beforeEach(() => jest.replaceProperty(window, 'innerWidth', 1_200));
afterEach(() => jest.restoreAllMocks());

const headers = ['Nome', 'E-mail', 'Telefone'];
const BAD_MAIL = 'Não é um e-mail.';
const BAD_PHONE = 'Não é um telefone.';
const check = (column: string, value: string) => {
  if (column === 'E-mail' && !value.includes('@')) return BAD_MAIL;
  return column === 'Telefone' && value.length < 4 ? BAD_PHONE : undefined;
};

interface Given extends Partial<Parameters<typeof createFakeRowServer>[0]> {
  routes?: Parameters<typeof openPage>[1]['routes'];
}

const three = [
  ['Ana', 'ana', '9911'],
  ['Bia', 'bia', '9922'],
  ['Caio', 'caio@a.com', '1'],
];

async function open({ routes, ...sheet }: Given = {}) {
  const fake = createFakeRowServer({ headers, rows: three, check, ...sheet });
  const server = openPage(<ResultPage />, {
    at: resultPath(_id),
    pattern: '/importacoes/resultado/:importId',
    routes: { ...fake.routes, ...routes },
  });
  return { ...fake, server };
}

const grid = () => screen.getByRole('grid', { name: 'Linhas com problema' });
const lines = () => within(grid()).getAllByRole('rowheader');
const getActiveCell = () => {
  const id = grid().getAttribute('aria-activedescendant') ?? '';
  const cell = document.getElementById(id);
  if (!cell) throw new Error(`No cell ${id}`);
  return cell;
};
async function openGrid(given?: Given) {
  const opened = await open(given);
  await screen.findByRole('grid', { name: 'Linhas com problema' });
  act(() => grid().focus());
  return opened;
}
const sent = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.calls(VALUES).map(({ body }) => body.changes);
const paste = (text: string) => fireEvent.paste(grid(), { clipboardData: { getData: () => text } });

describe('the grid of faulty rows', () => {
  test('faulty cells are marked, and the active one says what is wrong', async () => {
    await openGrid();
    expect(lines().map(({ textContent }) => textContent)).toEqual(['2', '3', '4']);
    await user.keyboard('{ArrowRight}');
    expect(getActiveCell()).toHaveTextContent('ana');
    expect(getActiveCell()).toBeInvalid();
    expect(getActiveCell()).toHaveAccessibleDescription(BAD_MAIL);
    await user.keyboard('{ArrowRight}');
    expect(getActiveCell()).toBeValid();
  });

  test('typing replaces, Enter takes it and goes down, and the mended row stays with its mark', async () => {
    const { server, held } = await openGrid();
    await user.keyboard('{ArrowRight}ana@a.com{Enter}');
    expect(getActiveCell()).toHaveTextContent('bia');
    expect(grid()).toHaveFocus();
    await waitFor(() => expect(sent(server)).toEqual([[{ line: 2, column: 'E-mail', value: 'ana@a.com' }]]));
    expect(await within(grid()).findByText('pronta')).toBeVisible();
    expect(lines()).toHaveLength(3);
    expect(held[0]).toEqual(['Ana', 'ana@a.com', '9911']);
    expect(screen.getByRole('button', { name: 'Importar 1 registro' })).toBeEnabled();
  });

  test('F2 edits what stands there, Escape gives it up', async () => {
    const { server } = await openGrid();
    await user.keyboard('{ArrowRight}{F2}');
    const input = screen.getByRole('textbox', { name: 'E-mail, linha 2' });
    expect(input).toHaveValue('ana');
    await user.keyboard('@x{Escape}');
    expect(getActiveCell()).toHaveTextContent(/^ana$/);
    expect(grid()).toHaveFocus();
    await user.keyboard('{F2}@x{Tab}');
    expect(getActiveCell()).toHaveTextContent('9911');
    await waitFor(() => expect(sent(server)).toEqual([[{ line: 2, column: 'E-mail', value: 'ana@x' }]]));
  });

  test('a press makes a cell active, a second one edits it', async () => {
    await openGrid();
    await user.click(within(grid()).getByText('bia'));
    expect(getActiveCell()).toHaveTextContent('bia');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(within(grid()).getByText('bia'));
    expect(screen.getByRole('textbox', { name: 'E-mail, linha 3' })).toHaveFocus();
  });

  test('what is typed shortly one after the other goes in one call', async () => {
    const { server } = await openGrid();
    await user.keyboard('{ArrowRight}a@a{Enter}b@b{Enter}');
    await waitFor(() =>
      expect(sent(server)).toEqual([
        [
          { line: 2, column: 'E-mail', value: 'a@a' },
          { line: 3, column: 'E-mail', value: 'b@b' },
        ],
      ]),
    );
  });

  test('cells of a spreadsheet are pasted down and to the right', async () => {
    const { held } = await openGrid();
    await user.keyboard('{ArrowRight}');
    paste('a@a\t8811\r\n"b""@b"\t8822\r\nc@c\t8833\r\nd@d\t8844\r\n');
    await waitFor(() =>
      expect(held.map((cells) => cells.slice(1))).toEqual([
        ['a@a', '8811'],
        ['b"@b', '8822'],
        ['c@c', '8833'],
      ]),
    );
  });

  test('a cell is copied', async () => {
    await openGrid();
    const setData = jest.fn();
    await user.keyboard('{ArrowRight}');
    fireEvent.copy(grid(), { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'ana');
  });

  test('a mended value fills all rows with the same fault, named by the button, and Ctrl+Z takes it back', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => [
      `N${at}`,
      at === 300 ? 'x@x' : 'sem',
      at === 300 ? '1' : '9911',
    ]);
    const { held, server } = await openGrid({ rows });
    await user.keyboard('{ArrowRight}sem@a.com{Enter}');
    await within(grid()).findByText('pronta');
    act(() => server.emit({ kind: 'import-changed', import: _id, by: null }));
    const button = await screen.findByRole('button', { name: 'Preencher para baixo (448 linhas)' });
    expect(button).toBeEnabled();
    await user.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(held.filter(([, mail]) => mail === 'sem@a.com')).toHaveLength(449));
    expect(server.calls(FILL).map(({ body }) => body)).toEqual([
      { column: 'E-mail', value: 'sem@a.com', message: BAD_MAIL },
    ]);
    // Rows that were never on screen were filled too: the list is read anew.
    await waitFor(() => expect(lines().map(({ textContent }) => textContent)).toEqual(['302']));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(held.filter(([, mail]) => mail === 'sem')).toHaveLength(448));
    expect(held[0]?.[1]).toBe('sem@a.com');
    expect(server.calls(UNDO_FILL)).toHaveLength(1);
    expect(server.calls(VALUES)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Desfazer edição' })).toBeEnabled());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(held[0]?.[1]).toBe('sem'));
  });

  test('what filled the last rows can still be taken back', async () => {
    const { held } = await openGrid({
      rows: [
        ['Ana', 'ana', '9911'],
        ['Bia', 'bia', '9922'],
      ],
    });
    await user.keyboard('{ArrowRight}ana@a.com{Enter}');
    await within(grid()).findByText('pronta');
    await user.keyboard('{Control>}d{/Control}');
    expect(await screen.findByText('Nenhuma linha com problema')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desfazer edição' }));
    await waitFor(() => expect(lines().map(({ textContent }) => textContent)).toEqual(['3']));
    expect(held[1]?.[1]).toBe('bia');
  });

  test('a long filling shows how far it is, nothing is mended meanwhile, and its rows are loaded anew', async () => {
    const filling = { column: 'E-mail', isUndo: false, done: 100, total: 2_000 };
    const { server, routes } = await openGrid();
    const at = async (known: typeof filling | null) => {
      const { import: record } = await (routes[ONE] as () => { import: ImportRecord })();
      server.answer({ [ONE]: { import: { ...record, filling: known } } });
      act(() => server.emit({ kind: 'import-changed', import: _id, by: null }));
    };
    await at(filling);
    expect(await screen.findByText('Linhas de “E-mail” preenchidas: 100 de 2.000')).toBeVisible();
    expect(grid()).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('button', { name: /^Preencher/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
    const loaded = server.calls(ROWS).length;
    await at(null);
    await waitFor(() => expect(server.calls(ROWS).length).toBeGreaterThan(loaded));
    await waitFor(() => expect(grid()).not.toHaveAttribute('aria-readonly'));
  });

  test('a filling that is refused says so, and there is nothing to take back of it', async () => {
    const notices = jest.fn();
    const stop = onNotice(notices);
    const { server } = await openGrid({
      routes: { [FILL]: replyRefused(409, { message: 'Uma coluna está sendo preenchida.' }) },
    });
    await user.keyboard('{ArrowRight}ana@a.com{Enter}');
    await within(grid()).findByText('pronta');
    await user.keyboard('{Control>}d{/Control}');
    await waitFor(() =>
      expect(notices).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'Uma coluna está sendo preenchida.' }),
      ),
    );
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent(server).at(-1)).toEqual([{ line: 2, column: 'E-mail', value: 'ana' }]));
    stop();
  });

  test('what could not be saved stays typed, says so, and can be tried again', async () => {
    const { server, routes } = await open({ routes: { [VALUES]: replyRefused(500) } });
    await screen.findByRole('grid');
    act(() => grid().focus());
    await user.keyboard('{ArrowRight}ana@a.com{Enter}');
    expect(await screen.findByText(/1 célula não foi salva/)).toBeVisible();
    expect(within(grid()).getByText('ana@a.com')).toBeVisible();
    server.answer({ [VALUES]: routes[VALUES] });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(grid()).findByText('pronta')).toBeVisible();
  });

  test('a kind of fault shows only its column, and leaves out what was mended', async () => {
    const { server } = await openGrid();
    await user.keyboard('{ArrowRight}ana@a.com{Enter}');
    await within(grid()).findByText('pronta');
    await user.click(screen.getByRole('button', { name: /^E-mail: / }));
    await waitFor(() => expect(lines().map(({ textContent }) => textContent)).toEqual(['3']));
    expect(server.calls(ROWS).at(-1)?.query.get('column')).toBe('E-mail');
    await user.click(screen.getByRole('button', { name: /^E-mail: / }));
    await waitFor(() => expect(lines()).toHaveLength(2));
  });

  test('of a hundred thousand rows and fifteen columns a window is drawn', async () => {
    const many = Array.from({ length: 15 }, (_, at) => `C${at}`);
    const row = many.map(() => '');
    const page = (skip: number) =>
      Array.from({ length: 200 }, (_, at) => ({
        ...{ line: skip + at + 2, cells: row, state: 'FAULTY' as const, action: null },
        ...{ faults: [], record: null, decision: null, reason: null },
      }));
    await openGrid({
      headers: many,
      rows: [row],
      check: () => 'ruim',
      routes: { [ROWS]: ({ query }) => ({ rows: page(Number(query.get('skip'))), total: 100_000 }) },
    });
    expect(grid()).toHaveAttribute('aria-rowcount', '100001');
    await user.keyboard('{Control>}{End}{/Control}');
    const scroller = grid().parentElement;
    if (!scroller) throw new Error('no scroller');
    scroller.scrollTop = 99_990 * 36;
    fireEvent.scroll(scroller);
    expect(await within(grid()).findByText('100.001')).toBeVisible();
    expect(lines().length).toBeLessThanOrEqual(40);
    expect(grid().querySelectorAll('*').length).toBeLessThan(1_500);
    expect(within(grid()).getAllByRole('columnheader').length).toBeLessThan(16);
  });

  test('rows behind those that were mended are still all seen', async () => {
    const rows = Array.from({ length: 230 }, (_, at) => [`N${at}`, 'sem', '9911']);
    const { server } = await openGrid({ rows });
    await user.keyboard('{ArrowRight}');
    paste('a@a\nb@b\nc@c\n');
    await waitFor(() => expect(within(grid()).getAllByText('pronta')).toHaveLength(3));
    const scroller = grid().parentElement;
    if (!scroller) throw new Error('no scroller');
    scroller.scrollTop = 215 * 36;
    fireEvent.scroll(scroller);
    expect(await within(grid()).findByText('231')).toBeVisible();
    expect(server.calls(ROWS).map(({ query }) => query.get('skip'))).toEqual(['0', '197']);
  });

  test('Escape lets the next Tab leave the grid', async () => {
    await openGrid();
    await user.keyboard('{Tab}');
    expect(getActiveCell()).toHaveTextContent('ana');
    await user.keyboard('{Escape}{Tab}');
    expect(grid()).not.toHaveFocus();
  });

  test('while the import is written nothing can be mended', async () => {
    const { server } = await openGrid({ record: { state: 'WRITING', startedTimestamp: 1 } });
    expect(grid()).toHaveAttribute('aria-readonly', 'true');
    await user.keyboard('{ArrowRight}x{Enter}{Delete}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.calls(VALUES)).toEqual([]);
  });
});

test('on a phone each row is a card with the columns that are to be mended', async () => {
  jest.replaceProperty(window, 'innerWidth', 390);
  const { held } = await open();
  const list = await screen.findByRole('list', { name: 'Linhas com problema' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).queryByRole('textbox', { name: 'Nome' })).toBeNull();
  const mails = within(list).getAllByRole('textbox', { name: 'E-mail' });
  expect(mails).toHaveLength(2);
  expect(mails[0]).toHaveAccessibleDescription(BAD_MAIL);
  await user.type(mails[0] ?? list, '@a.com{Enter}');
  expect(await within(list).findByText('Pronta')).toBeVisible();
  expect(held[0]?.[1]).toBe('ana@a.com');
  expect(within(list).getAllByRole('textbox', { name: 'E-mail' })).toHaveLength(2);
});

test('on a phone a mended value fills the other rows with the same fault, and that is taken back', async () => {
  jest.replaceProperty(window, 'innerWidth', 390);
  const rows = Array.from({ length: 30 }, (_, at) => [`N${at}`, 'sem', at === 29 ? '1' : '9911']);
  const { held, server } = await open({ rows });
  const list = await screen.findByRole('list', { name: 'Linhas com problema' });
  expect(screen.queryByRole('button', { name: /^Preencher/ })).toBeNull();
  const [mail] = within(list).getAllByRole('textbox', { name: 'E-mail' });
  await user.type(mail ?? list, '@a.com');
  await user.tab();
  await within(list).findByText('Pronta');
  act(() => server.emit({ kind: 'import-changed', import: _id, by: null }));
  await user.click(
    await screen.findByRole('button', { name: 'Preencher mais 29 linhas com o mesmo problema' }),
  );
  await waitFor(() => expect(held.filter(([, at]) => at === 'sem@a.com')).toHaveLength(30));
  await user.click(await screen.findByRole('button', { name: 'Desfazer edição' }));
  await waitFor(() => expect(held.filter(([, at]) => at === 'sem')).toHaveLength(29));
  expect(server.calls(UNDO_FILL)).toHaveLength(1);
});
