import type { BoardKind } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { screen, within } from '@testing-library/react';
import { buildCard } from '../board-state/board.fixture';
import {
  LOAD_BOARD_CALL,
  NEW_CONTACT_COLUMN_ID,
  openBoard,
  setUpBoardTests,
  testKanban,
} from './board-page.testing';

setUpBoardTests();

const HOUR = 3_600_000;
/** `yyyy-mm-dd` of a day before or after today, in São Paulo. */
const day = (days: number) =>
  new Date(Date.now() + days * 24 * HOUR).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Opens a board with one card, in a column with this window; answers what is seen and what is heard of it. */
async function cardOn(type: BoardKind, changes: Partial<BoardCard>, inactivityWindow = 24) {
  const card = buildCard('0198a000-0000-7000-8000-00000000a001', NEW_CONTACT_COLUMN_ID, 'a1', {
    type,
    name: 'Telhado',
    lastActivityTimestamp: Date.now(),
    ...changes,
  });
  openBoard(
    {
      [LOAD_BOARD_CALL]: {
        kanban: {
          ...testKanban,
          type,
          columns: [{ _id: NEW_CONTACT_COLUMN_ID, title: 'Coluna', order: 0, inactivityWindow }],
        },
        items: [card],
        totals: { [NEW_CONTACT_COLUMN_ID]: { items: 1, amount: 100 } },
        hasMoreItems: {},
      },
    },
    { kind: type },
  );
  const face = await screen.findByRole('button', { name: /^#00012 Telhado/ });
  const item = within(screen.getByRole('listitem'));
  const tips = [...document.querySelectorAll<HTMLElement>('[data-sign]')].map(({ dataset }) => dataset.tip);
  return { said: face.getAttribute('aria-label') ?? '', item, tips };
}

describe('a card shows', () => {
  test('[boards-004, boards-005, boards-013, boards-023] number, temperature and owner', async () => {
    const { item, said } = await cardOn('SALES', { leadTemperature: 2, user: null });
    for (const text of ['#00012', 'Quente', 'GERENTE']) expect(item.getByText(text)).toBeVisible();
    expect(said).toContain('Quente. Responsável: GERENTE');
  });

  test('[boards-004] no temperature on a board that knows none', async () => {
    const { item } = await cardOn('PROJECT', { leadTemperature: 2 });
    expect(item.getByText('Bruno Lima')).toBeVisible();
    expect(item.queryByText('Quente')).toBeNull();
  });

  test('[boards-014] the first of several owners and a count; in full when pointed at or heard', async () => {
    const owners = ['Ana', 'Caio'].map((name) => ({ _id: name, personalData: { name } }));
    const { item, said } = await cardOn('AFTER_SALES', { owners });
    expect(item.getByText('Ana +1').closest('[data-tip]')).toHaveAttribute('data-tip', 'Ana | Caio');
    expect(said).toContain('Responsável: Ana | Caio');
  });
});

describe('the legend of a card', () => {
  const none = { count: 0, viewed: false, preApproved: false };

  test.each<[string, BoardKind, Partial<BoardCard>, string]>([
    ['a proposal', 'SALES', { proposals: { ...none, count: 1 } }, 'Proposta Gerada'],
    [
      'a viewed proposal',
      'SALES',
      { proposals: { ...none, count: 1, viewed: true } },
      'Proposta Visualizada',
    ],
    ['a validity of yesterday', 'SALES', { validityDate: day(-1) }, 'Validade Expirou'],
    ['a financing', 'SALES', { proposals: { ...none, preApproved: true } }, 'Financiamento Pré-Aprovado'],
    ['a work due yesterday', 'INSTALLATION', { dueDate: day(-1) }, 'Prazo Expirou'],
    [
      '25 quiet hours',
      'SALES',
      { lastActivityTimestamp: Date.now() - 25 * HOUR },
      'Inativo Há Mais de 1 Dia(s)',
    ],
  ])(
    '[boards-015, boards-016, boards-017, boards-018, boards-019, boards-020] tells of %s',
    async (_what, type, changes, label) => {
      const { tips, said } = await cardOn(type, changes);
      expect(tips.map((tip) => tip?.split('\n')[0])).toEqual([label]);
      expect(said).toContain(label);
    },
  );

  test.each<[string, BoardKind, Partial<BoardCard>]>([
    ['a validity of tomorrow', 'SALES', { validityDate: day(1) }],
    ['a sale due yesterday', 'SALES', { dueDate: day(-1) }],
    ['23 quiet hours', 'SALES', { lastActivityTimestamp: Date.now() - 23 * HOUR }],
  ])('[boards-017, boards-019, boards-020] tells nothing of %s', async (_what, type, changes) => {
    expect((await cardOn(type, changes)).tips).toEqual([]);
  });

  test('[boards-020, boards-021] is idle by the window of its column, in days rounded up', async () => {
    const { said } = await cardOn('SALES', { lastActivityTimestamp: Date.now() - 31 * HOUR }, 30);
    expect(said).toContain('Inativo Há Mais de 2 Dia(s)');
  });
});
