import { buildTestSession, replyRefused, replyUnreachable } from '@girassol/shared-auth/testing';
import { meetsCondition } from '@girassol/shared-domain';
import { type BlockField, type BlockKind, blockKinds, createBlock } from '@girassol/shared-domain/website';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { openPage } from '../testing/open-page.testing';
import { buildSiteContent, buildWebsite, CONTACT, HERO, TEXT } from '../testing/website.testing';
import EditorPage from './EditorPage';
import { deleteDraftFromBrowser, storeDraftInBrowser } from './saving/browser-stored-draft';

const DRAFT = 'GET /websites/draft/:userId';
const SAVE = 'PUT /websites/user/:userId';

const user = userEvent.setup();
const accountId = buildTestSession().managerId;
afterEach(() => deleteDraftFromBrowser(accountId));

const heading = () => screen.findByRole('textbox', { name: 'Título' });
const list = () => screen.getByRole('list', { name: 'Blocos da página' });
const row = (label: string) => within(list()).getByRole('button', { name: new RegExp(`^\\d\\. ?${label}`) });
const order = () =>
  within(list())
    .getAllByRole('listitem')
    .map((item) => /\d\. (Capa|Texto|Contato|Aviso|Perguntas)/.exec(item.textContent ?? '')?.[1]);
const saves = { [SAVE]: () => ({ website: buildWebsite({ revision: 4 }) }) };

describe('begin', () => {
  test('[website-002] [website-005] the editor has its address, and a menu for who has configManager', () => {
    expect(remote.routes).toContainEqual(
      expect.objectContaining({ path: '/editar-website/:uid', screen: 'editor' }),
    );
    const [menu] = remote.menus ?? [];
    const sees = (configManager: boolean) =>
      meetsCondition(menu?.when, {
        session: buildTestSession({ type: 'VENDOR' }),
        permissions: { configManager },
      });
    expect([menu?.to, sees(true), sees(false)]).toEqual(['/editar-website/:uid', true, false]);
  });

  test('four looks to begin with; the chosen one opens in the editor', async () => {
    const server = openPage(<EditorPage />, {
      [DRAFT]: { website: null, mayPublish: true },
      'POST /websites/draft/:userId': { website: buildWebsite() },
    });
    const looks = await screen.findByRole('list', { name: 'Visuais' });
    expect(within(looks).getAllByRole('button')).toHaveLength(4);
    await user.click(within(looks).getByRole('button', { name: /Terra/ }));
    expect(await heading()).toHaveValue('Energia solar');
    expect(server.calls('POST /websites/draft/:userId')[0]?.body).toEqual({ look: 'TERRA' });
  });

  test('[website-005] who does not look after the settings reads whom to ask, and nothing is fetched', async () => {
    const server = openPage(<EditorPage />, {}, buildTestSession({ type: 'VENDOR' }));
    expect(await screen.findByText('Você não cuida do site')).toBeVisible();
    expect(server.calls(DRAFT)).toHaveLength(0);
  });
});

describe('the form of a block', () => {
  const kinds = Object.keys(blockKinds) as BlockKind[];
  test.each(kinds)('of kind %s has what its table lists', async (kind) => {
    openPage(<EditorPage />, {
      [DRAFT]: {
        website: buildWebsite({ draft: buildSiteContent({ blocks: [createBlock(kind, HERO)] }) }),
        mayPublish: true,
      },
    });
    const form = await screen.findByRole('region', { name: 'Campos' });
    const fields: readonly BlockField[] = blockKinds[kind].fields;
    for (const { label } of fields)
      expect(within(form).getAllByText(new RegExp(`^${label}`))[0]).toBeInTheDocument();
  });

  test('a pasted column of cities is a city for each line, as many as the list may have', async () => {
    openPage(<EditorPage />, {
      ...saves,
      [DRAFT]: {
        website: buildWebsite({ draft: buildSiteContent({ blocks: [createBlock('cities', HERO)] }) }),
        mayPublish: true,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Acrescentar cidade' }));
    await user.click(screen.getByRole('textbox', { name: 'Cidade' }));
    await user.paste('Itajaí\t12\r\nBrusque\n\nGaspar\n');
    for (const city of ['Itajaí', 'Brusque', 'Gaspar'])
      expect(screen.getByRole('button', { name: `Tirar ${city}` })).toBeVisible();
    expect(screen.getByText('3 de 60')).toBeVisible();

    await user.click(screen.getByRole('textbox', { name: 'Cidade' }));
    await user.paste(Array.from({ length: 70 }, (_, index) => `\nCidade nova ${index}`).join(''));
    expect(screen.getByText('60 de 60')).toBeVisible();
    expect(await screen.findByText('A lista vai até 60: 12 linhas ficaram de fora.')).toBeVisible();
  });

  test('entries of a list are added, put in order and taken away', async () => {
    const server = openPage(<EditorPage />, {
      ...saves,
      [DRAFT]: {
        website: buildWebsite({ draft: buildSiteContent({ blocks: [createBlock('figures', HERO)] }) }),
        mayPublish: true,
      },
    });
    const add = await screen.findByRole('button', { name: 'Acrescentar número' });
    for (const name of ['350', '12 anos']) {
      await user.click(add);
      await user.type(screen.getByRole('textbox', { name: 'Número' }), name);
    }
    await user.click(screen.getByRole('button', { name: 'Subir 12 anos' }));
    await user.click(screen.getByRole('button', { name: 'Tirar 350' }));
    await waitFor(() =>
      expect(server.calls(SAVE).at(-1)?.body.content.blocks[0]?.values).toMatchObject({
        figures: [{ value: '12 anos' }],
      }),
    );
  });

  test('a button leads to what somebody means, and never to a half-typed address', async () => {
    const server = openPage(<EditorPage />, saves);
    await heading();
    await user.click(screen.getAllByRole('button', { name: 'Acrescentar botão' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: /Leva a/ }));
    await user.click(await screen.findByRole('option', { name: 'Um endereço' }));
    await user.type(screen.getByRole('textbox', { name: 'Endereço' }), 'javascript:alert(1)');
    await user.tab();
    expect(screen.getByText(/Escreva um endereço como/)).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Endereço' }));
    await user.type(screen.getByRole('textbox', { name: 'Endereço' }), 'exemplo.com.br');
    await waitFor(() =>
      expect(server.calls(SAVE).at(-1)?.body.content.blocks[0]?.values).toMatchObject({
        button: { to: 'https://exemplo.com.br' },
      }),
    );
    const sent = server.calls(SAVE).map(({ body }) => JSON.stringify(body));
    expect(sent.some((body) => body.includes('javascript'))).toBe(false);
  });
});

describe('blocks by keyboard', () => {
  test('arrows go from one to the next, with Alt they move it, and the focus goes along', async () => {
    openPage(<EditorPage />);
    await heading();
    row('Capa').focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('Texto')).toHaveFocus());
    expect(row('Texto')).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(order()).toEqual(['Texto', 'Capa', 'Contato']));
    await waitFor(() => expect(row('Texto')).toHaveFocus());
  });

  test('Delete removes one, Ctrl+Z brings it back, Ctrl+Y removes it again', async () => {
    openPage(<EditorPage />);
    await heading();
    row('Capa').focus();
    await user.keyboard('{Delete}');
    expect(order()).toEqual(['Texto', 'Contato']);
    await waitFor(() => expect(row('Texto')).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    expect(order()).toEqual(['Capa', 'Texto', 'Contato']);
    await user.keyboard('{Control>}y{/Control}');
    expect(order()).toEqual(['Texto', 'Contato']);
    await user.click(screen.getByRole('button', { name: 'Desfazer: Remover Capa' }));
    expect(order()).toEqual(['Capa', 'Texto', 'Contato']);
  });

  test('Enter goes to the first field, F6 on to the next part', async () => {
    openPage(<EditorPage />);
    await heading();
    row('Contato').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Título' })).toHaveFocus());
    await user.keyboard('{F6}');
    expect(row('Contato')).toHaveFocus();
  });

  test('"Mover para" names every place', async () => {
    openPage(<EditorPage />);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Ações de Contato' }));
    await user.click(await screen.findByRole('menuitem', { name: /1º lugar/ }));
    expect(order()).toEqual(['Contato', 'Capa', 'Texto']);
  });

  test('a block is found by what it is good for, and stands after the one in hand', async () => {
    openPage(<EditorPage />);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Acrescentar bloco' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar bloco' }), 'zzz');
    await user.click(screen.getByText('Limpar busca'));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar bloco' }), 'frequentes{Enter}');
    await waitFor(() => expect(order()).toEqual(['Capa', 'Perguntas', 'Texto', 'Contato']));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Título' })).toHaveFocus());
  });
});

describe('saving', () => {
  test('what is typed is saved a moment later, named by its revision', async () => {
    const server = openPage(<EditorPage />, saves);
    await user.type(await heading(), ' para todos');
    expect(screen.getByText('Salvando')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/Salvo às/)).toBeVisible());
    expect(server.calls(SAVE)).toHaveLength(1);
    expect(server.calls(SAVE)[0]?.body).toMatchObject({
      revision: 3,
      content: { blocks: [{ values: { heading: 'Energia solar para todos' } }, {}, {}] },
    });
  });

  test('without a connection it is said, and sent again', async () => {
    const server = openPage(<EditorPage />, { [SAVE]: replyUnreachable() });
    await user.type(await heading(), '!');
    expect(await screen.findByText(/Sem conexão: guardado/)).toBeVisible();
    server.answer(saves);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/Salvo às/)).toBeVisible();
  });

  test('what never arrived is offered back on the next visit', async () => {
    const content = buildSiteContent({ blocks: [createBlock('notice', TEXT)] });
    storeDraftInBrowser(accountId, { revision: 3, at: Date.now(), content });
    openPage(<EditorPage />, saves);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Recuperar' }));
    expect(order()).toEqual(['Aviso']);
    await user.click(screen.getByRole('button', { name: 'Desfazer: Alterações recuperadas' }));
    expect(order()).toEqual(['Capa', 'Texto', 'Contato']);
  });
});

describe('two people at once', () => {
  const theirs = buildWebsite({
    revision: 9,
    savedBy: 'Bia Lima',
    savedTimestamp: Date.parse('2026-04-20T14:05:00-03:00'),
    draft: buildSiteContent({ blocks: [createBlock('notice', CONTACT)] }),
  });

  async function runInto() {
    const server = openPage(<EditorPage />, { [SAVE]: replyRefused(409, { message: 'Outra versão.' }) });
    const field = await heading();
    server.answer({ [DRAFT]: { website: theirs, mayPublish: true } });
    await user.type(field, '!');
    await screen.findByText(/^Bia Lima salvou outra versão às/);
    return server;
  }

  test('the other version can be seen, and the own one comes back by taking that back', async () => {
    await runInto();
    await user.click(screen.getByRole('button', { name: 'Ver a versão de Bia Lima' }));
    expect(order()).toEqual(['Aviso']);
    await user.click(screen.getByRole('button', { name: 'Desfazer: Versão de Bia Lima' }));
    expect(await heading()).toHaveValue('Energia solar!');
  });

  test('the own one is saved over it, knowingly', async () => {
    const server = await runInto();
    server.answer(saves);
    await user.click(screen.getByRole('button', { name: 'Continuar com a minha' }));
    await waitFor(() => expect(server.calls(SAVE)).toHaveLength(2));
    expect(server.calls(SAVE)[1]?.body).toMatchObject({ revision: 9, content: { blocks: [{}, {}, {}] } });
    expect(await screen.findByText(/Salvo às/)).toBeVisible();
  });

  test('where nothing is unsaved, what another one saves is shown at once', async () => {
    const server = openPage(<EditorPage />);
    await heading();
    await waitFor(() => expect(server.eventStreams).toBe(1));
    server.answer({ [DRAFT]: { website: theirs, mayPublish: true } });
    act(() => server.emit({ kind: 'website-changed', by: 'another tab' }));
    await waitFor(() => expect(order()).toEqual(['Aviso']));
  });
});
