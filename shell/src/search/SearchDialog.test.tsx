import { expectConsoleError } from '@girassol/federation/jest/console';
import type { SearchSourceResults, SlotContext } from '@girassol/federation/remote';
import { buildTestSession } from '@girassol/shared-auth/testing';
import type { Condition } from '@girassol/shared-domain';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { buildRemote, getAddress, renderApp } from '../testing/render-app';

const session = buildTestSession();
const remotes = [
  buildRemote('mfe-crm-boards', [
    '/vendas/funil/:uid',
    '/vendas/agenda/:uid',
    '/clientes/lista/:uid',
    '/cliente/editar/:cid',
  ]),
];
async function openSearch(user: UserEvent) {
  await screen.findByRole('navigation', { name: 'Menu principal' });
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Buscar tudo' });
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('Ctrl+K offers the pages of the menu; arrows and Enter open one', async () => {
  const { user } = renderApp({ at: '/inicio', session, remotes });
  const box = await openSearch(user);
  expect(box).toHaveFocus();
  await waitFor(() =>
    expect(optionNames()).toEqual(['Início', 'VendasComercial', 'ClientesComercial', 'AtualizaçõesAjustes']),
  );
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Clientes');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(getAddress()).toBe(`/clientes/lista/${session.managerId}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the page that was chosen takes the focus once the dialog has closed', async () => {
  const { user } = renderApp({ at: '/termos-de-uso-e-politica-de-privacidade', session, remotes });
  await openSearch(user);
  await screen.findByRole('option', { name: /Início/ });
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { level: 1, name: /Ana/ });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('an area that guards unsaved text against links is asked first', async () => {
  const guard = jest.fn((event: MouseEvent) => {
    const isLink = event.target instanceof HTMLAnchorElement;
    if (!isLink) return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener('click', guard, true);
  const { user } = renderApp({ at: '/termos-de-uso-e-politica-de-privacidade', session, remotes });
  await openSearch(user);
  await screen.findByRole('option', { name: /Início/ });
  await user.keyboard('{Enter}');
  document.removeEventListener('click', guard, true);
  expect(getAddress()).toBe('/termos-de-uso-e-politica-de-privacidade');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const found = (search: string): SearchSourceResults => ({
  isLoading: false,
  hasFailed: false,
  findings:
    search === ''
      ? [
          { id: 'old', group: 'Vendas', title: 'Padaria', to: '/vendas/funil/u?item=1', workedAt: 1 },
          { id: 'new', group: 'Clientes', title: 'Ana', to: '/cliente/editar/c1', workedAt: 2 },
        ]
      : [
          { id: 'c', group: 'Clientes', title: 'Ana Souza', detail: 'Lages, SC', to: '/cliente/editar/c1' },
          { id: 'n', group: 'Notas', title: 'Ana pediu desconto', to: '/vendas/funil/u?item=1&aba=notas' },
        ].filter(({ title }) => title.toLowerCase().includes(search)),
});

/** A source as an area brings one, and what it was asked. */
function aSource(answer: (search: string) => SearchSourceResults = found) {
  const asked: string[] = [];
  const Source = ({ search, onFound }: SlotContext<'search.source/v1'>) => {
    useEffect(() => {
      asked.push(search);
      onFound(answer(search));
    }, [search, onFound]);
    return null;
  };
  return { asked, Source };
}

let areas = 0;

/** The shell with sources, each in an area of its own: what was loaded once is kept by name. */
function openWith(
  source: ReturnType<typeof aSource>['Source'] | 'broken',
  when?: Condition,
  ...others: ReturnType<typeof aSource>['Source'][]
) {
  const contributed = [source, ...others].map((one) => {
    areas += 1;
    const area = buildRemote(`mfe-achados-${areas}`, [], {
      slots: [
        {
          slot: 'search.source/v1',
          id: 'busca',
          title: 'Achados',
          order: 1,
          module: './search',
          ...(when && { when }),
        },
      ],
    });
    return { area, module: one === 'broken' ? {} : { default: one } };
  });
  return renderApp({
    at: '/inicio',
    session,
    remotes: [...remotes, ...contributed.map(({ area }) => area)],
    modules: Object.fromEntries(contributed.map(({ area, module }) => [`${area.name}/./search`, module])),
  });
}

test('recent things come before a letter is typed, the latest first, and before the pages', async () => {
  const { user } = openWith(aSource().Source);
  await openSearch(user);
  await waitFor(() =>
    expect(optionNames()).toEqual([
      'Ana',
      'Padaria',
      'Início',
      'VendasComercial',
      'ClientesComercial',
      'AtualizaçõesAjustes',
    ]),
  );
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Recentes',
    'Páginas',
  ]);
});

test('recent things are no answer to a text: they leave at its first letter and do not come back while areas look', async () => {
  let answer = () => {};
  let isAsked = false;
  const Source = ({ search, onFound }: SlotContext<'search.source/v1'>) => {
    useEffect(() => {
      if (search === '') onFound(found(''));
      else answer = () => onFound(found(search));
      isAsked ||= search === 'ana';
    }, [search, onFound]);
    return null;
  };
  const { user } = openWith(Source);
  const box = await openSearch(user);
  await waitFor(() => expect(optionNames()).toContain('Ana'));
  await user.type(box, 'ana');
  const seen = new Set(optionNames());
  const watch = new MutationObserver(() => optionNames().forEach((name) => void seen.add(name)));
  watch.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(isAsked).toBe(true));
  expect([...seen]).toEqual([]);
  expect(screen.queryByText('Nenhum resultado para esta busca.')).toBeNull();
  act(() => answer());
  await waitFor(() => expect(optionNames()).toEqual(['Ana SouzaLages, SC', 'Ana pediu desconto']));
  watch.disconnect();
});

test('what the areas find stands in groups, walked by arrows across them, each with an address', async () => {
  const { asked, Source } = aSource();
  const { user } = openWith(Source);
  await user.type(await openSearch(user), 'ana');
  await waitFor(() => expect(optionNames()).toEqual(['Ana SouzaLages, SC', 'Ana pediu desconto']));
  expect(asked).toEqual(['', 'ana']);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ana pediu desconto');
  await user.keyboard('{Enter}');
  expect(getAddress()).toBe('/vendas/funil/u?item=1&aba=notas');
});

test('the page of exactly that name comes first, and an action that leads there does not repeat it', async () => {
  const to = `/vendas/funil/${session.managerId}`;
  const { Source } = aSource(() => ({
    findings: [{ id: 'f', group: 'Ações', title: 'Abrir o funil', to }],
    isLoading: false,
    hasFailed: false,
  }));
  const { user } = openWith(Source);
  await user.type(await openSearch(user), 'vendas');
  await waitFor(() => expect(optionNames()).toEqual(['VendasComercial', 'Vendas: AgendaComercial']));
  await user.keyboard('{Enter}');
  expect(getAddress()).toBe(to);
});

test('pages whose name begins with the text come before the actions and the customers', async () => {
  const told = [
    { id: 'f', group: 'Ações', title: 'Vender a um novo cliente', to: '/vendas/novo' },
    { id: 'c', group: 'Clientes', title: 'Vendelino Clamer', to: '/cliente/editar/c1' },
  ];
  const { Source } = aSource(() => ({ findings: told, isLoading: false, hasFailed: false }));
  const { user } = openWith(Source);
  const box = await openSearch(user);
  await user.type(box, 've');
  await waitFor(() =>
    expect(optionNames()).toEqual([
      'VendasComercial',
      'Vendelino Clamer',
      'Vender a um novo cliente',
      'Vendas: AgendaComercial',
    ]),
  );
  await user.clear(box);
  await user.type(box, 'age');
  await waitFor(() => expect(optionNames()[0]).toBe('Vendas: AgendaComercial'));
  await user.clear(box);
  await user.type(box, 'v');
  await waitFor(() => expect(optionNames()[0]).toBe('Vendelino Clamer'));
});

test('a customer comes before the items, and a record of exactly that name before both', async () => {
  const items = ['Telhado da Ana', '#00012 Ana'].map((title, index) => ({
    id: `s${index}`,
    group: 'Vendas',
    title,
    to: `/vendas/funil/u?item=${index}`,
  }));
  const customer = { id: 'c', group: 'Clientes', title: 'Ana Souza', to: '/cliente/editar/c1' };
  const { Source } = aSource(() => ({ findings: [...items, customer], isLoading: false, hasFailed: false }));
  const { user } = openWith(Source);
  await user.type(await openSearch(user), 'ana');
  await waitFor(() => expect(optionNames()).toEqual(['#00012 Ana', 'Ana Souza', 'Telhado da Ana']));
});

const withPhone = {
  id: 'c',
  group: 'Clientes',
  title: 'Ana',
  detail: '98262-0000',
  to: '/cliente/editar/c1',
};
const withNumber = (number: number) => ({
  id: `s${number}`,
  group: 'Vendas',
  title: `#${String(number).padStart(5, '0')} Telhado`,
  number,
  to: `/vendas/funil/u?item=${number}`,
});

/** A source that answers when the test says so. */
function aSlowSource(findings: SearchSourceResults['findings']) {
  const slow = { answer: () => {}, asked: '' };
  const Source = ({ search, onFound }: SlotContext<'search.source/v1'>) => {
    useEffect(() => {
      slow.asked = search;
      onFound({ findings: [], isLoading: search !== '', hasFailed: false });
      slow.answer = () => onFound({ findings, isLoading: false, hasFailed: false });
    }, [search, onFound]);
    return null;
  };
  return { slow, Source };
}

test.each(['262', '#262', '#00262', '00262'])(
  '%s is the record of that number, before all others',
  async (text) => {
    const { Source } = aSource(() => ({
      findings: [withPhone, withNumber(2620), withNumber(262)],
      isLoading: false,
      hasFailed: false,
    }));
    const { user } = openWith(Source);
    await user.type(await openSearch(user), text);
    await waitFor(() => expect(optionNames()).toEqual(['#00262 Telhado', 'Ana98262-0000', '#02620 Telhado']));
    await user.keyboard('{Enter}');
    expect(getAddress()).toBe('/vendas/funil/u?item=262');
  },
);

test('Enter waits for the areas, and opens the best of what they have found', async () => {
  const { slow, Source } = aSlowSource([withPhone, withNumber(262)]);
  const { user } = openWith(Source);
  await user.type(await openSearch(user), '262{Enter}');
  await waitFor(() => expect(slow.asked).toBe('262'));
  expect(getAddress()).toBe('/inicio');
  act(() => slow.answer());
  await waitFor(() => expect(getAddress()).toBe('/vendas/funil/u?item=262'));
});

test('Enter that waited opens nothing that was not found', async () => {
  const { slow, Source } = aSlowSource([]);
  const { user } = openWith(Source);
  await user.type(await openSearch(user), 'xyzwq{Enter}');
  await waitFor(() => expect(slow.asked).toBe('xyzwq'));
  act(() => slow.answer());
  expect(await screen.findByText('Nenhum resultado para esta busca.')).toBeVisible();
  expect(getAddress()).toBe('/inicio');
});

test('a second Enter does not wait', async () => {
  const { Source } = aSource(() => ({ findings: [withPhone], isLoading: true, hasFailed: false }));
  const { user } = openWith(Source);
  await user.type(await openSearch(user), '262');
  await waitFor(() => expect(optionNames()).toEqual(['Ana98262-0000']));
  await user.keyboard('{Enter}');
  expect(getAddress()).toBe('/inicio');
  await user.keyboard('{Enter}');
  expect(getAddress()).toBe('/cliente/editar/c1');
});

test('what is found late stands behind what a person has reached by the arrows', async () => {
  const { slow, Source } = aSlowSource([withNumber(262), withPhone]);
  const quick = aSource(() => ({
    findings: ['Rua 262', 'Lote 262'].map((title, index) => ({
      id: `n${index}`,
      group: 'Notas',
      title,
      to: `/vendas/funil/u?item=${index}&aba=notas`,
    })),
    isLoading: false,
    hasFailed: false,
  }));
  const { user } = openWith(quick.Source, undefined, Source);
  await user.type(await openSearch(user), '262');
  await waitFor(() => expect(optionNames()).toEqual(['Rua 262', 'Lote 262']));
  await user.keyboard('{ArrowDown}');
  act(() => slow.answer());
  await waitFor(() =>
    expect(optionNames()).toEqual(['Rua 262', 'Lote 262', '#00262 Telhado', 'Ana98262-0000']),
  );
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lote 262');
  await user.keyboard('{Enter}');
  expect(getAddress()).toBe('/vendas/funil/u?item=1&aba=notas');
});

test('the singular of a page comes first; notes that mention the word come after records, and help after notes', async () => {
  const { Source } = aSource(() => ({
    findings: [
      { id: 'h', group: 'Ajuda', title: 'Registrar uma venda', to: '/ajuda/registrar-venda' },
      { id: 'n', group: 'Notas', title: 'Ligar sobre a venda', to: '/vendas/funil/u?item=1&aba=notas' },
      { id: 's', group: 'Vendas', title: 'Venda do sítio', to: '/vendas/funil/u?item=2' },
    ],
    isLoading: false,
    hasFailed: false,
  }));
  const { user } = openWith(Source);
  await user.type(await openSearch(user), 'venda');
  await waitFor(() =>
    expect(optionNames()).toEqual([
      'VendasComercial',
      'Venda do sítio',
      'Ligar sobre a venda',
      'Registrar uma venda',
      'Vendas: AgendaComercial',
    ]),
  );
});

test('themes and the list of shortcuts are found as actions', async () => {
  const { user } = renderApp({ at: '/inicio', session, remotes });
  await user.type(await openSearch(user), 'tema escuro');
  await waitFor(() => expect(optionNames()).toEqual(['Tema escuroAparência']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await user.type(await openSearch(user), 'ajuda');
  await waitFor(() => expect(optionNames()).toContain('Atalhos do tecladoAjuda'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /Atalhos/ })).toBeVisible();
});

test('the page of the password is found by what it is for', async () => {
  const account = buildRemote('mfe-account', ['/conta/senha/:uid']);
  const { user } = renderApp({ at: '/inicio', session, remotes: [account] });
  await user.type(await openSearch(user), 'trocar senha');
  await waitFor(() => expect(optionNames()).toEqual([expect.stringContaining('Senha e segurança')]));
  await user.keyboard('{Enter}');
  expect(getAddress()).toBe(`/conta/senha/${session.userId}`);
});

test('where nothing is found the ways on stand in the list', async () => {
  const boards = buildRemote('mfe-crm-boards', ['/cliente/cadastro']);
  const help = buildRemote('mfe-support', ['/ajuda']);
  const { user } = renderApp({ at: '/inicio', session, remotes: [boards, help] });
  await user.type(await openSearch(user), 'xyzwq');
  expect(await screen.findByText('Nenhum resultado para esta busca.')).toBeVisible();
  expect(optionNames()).toEqual(['Cadastrar um cliente novoxyzwq', 'Procurar na ajuda']);
  await user.keyboard('{Enter}');
  expect(getAddress()).toBe('/cliente/cadastro?nome=xyzwq');
});

test('a number that nobody has is no name of a new customer', async () => {
  const boards = buildRemote('mfe-crm-boards', ['/cliente/cadastro']);
  const { user } = renderApp({ at: '/inicio', session, remotes: [boards] });
  await user.type(await openSearch(user), '(47) 99999-1234');
  await waitFor(() => expect(optionNames()).toEqual(['Cadastrar um cliente novo']));
  await user.keyboard('{Enter}');
  expect(getAddress()).toBe('/cliente/cadastro');
});

test('who does not meet the condition of a source is not asked through it', async () => {
  const { asked, Source } = aSource();
  const { user } = openWith(Source, { plan: 'ENTERPRISE', not: { plan: 'ENTERPRISE' } });
  await user.type(await openSearch(user), 'ana');
  expect(await screen.findByText('Nenhum resultado para esta busca.')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('an area that could not be asked is named, and the others are still found', async () => {
  const { Source } = aSource(() => ({ findings: [], isLoading: false, hasFailed: true }));
  const { user } = openWith(Source);
  await user.type(await openSearch(user), 'agenda');
  expect(await screen.findByText('Não foi possível pesquisar agora: Achados.')).toBeInTheDocument();
  expect(optionNames()).toEqual(['Vendas: AgendaComercial']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an area that does not load says so in the dialog, and pages are still found', async () => {
  expectConsoleError(/GF-205/);
  const { user } = openWith('broken');
  await user.type(await openSearch(user), 'agenda');
  expect(await screen.findByText(/Não foi possível carregar “Achados”/)).toBeVisible();
  expect(optionNames()).toEqual(['Vendas: AgendaComercial']);
});

test('what was found stays, dimmed and not selected, while an area looks for the next word', async () => {
  const { asked, Source } = aSource((search) =>
    search === 'ana souza' ? { findings: [], isLoading: true, hasFailed: false } : found(search),
  );
  const { user } = openWith(Source);
  const box = await openSearch(user);
  await user.type(box, 'ana');
  await waitFor(() => expect(optionNames()).toEqual(['Ana SouzaLages, SC', 'Ana pediu desconto']));
  await user.type(box, ' souza');
  await waitFor(() => expect(asked).toContain('ana souza'));
  expect(optionNames()).toEqual(['Ana SouzaLages, SC', 'Ana pediu desconto']);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{ArrowDown}{Enter}{Enter}');
  expect(getAddress()).toBe('/inicio');
});

test('while an area looks, nothing is said to be missing', async () => {
  const { Source } = aSource(() => ({ findings: [], isLoading: true, hasFailed: false }));
  const { user } = openWith(Source);
  await user.type(await openSearch(user), 'zzz');
  await waitFor(() => expect(optionNames()).toEqual([]));
  expect(screen.queryByText('Nenhum resultado para esta busca.')).toBeNull();
});
