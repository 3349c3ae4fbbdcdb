import { remoteTesting } from '@girassol/federation/remote';
import { buildTestItem, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { type BoardKind, buildBoardPath } from '@girassol/shared-domain';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import contracts from '../../../mfe-contracts/src/remote';
import financing from '../../../mfe-financing/src/remote';
import { ItemPanel } from './ItemPanel';

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
afterEach(() => platform.remove());
beforeEach(() => {
  window.innerWidth = 1600;
});

async function listTabTitles(type: BoardKind, { isAreaThere }: { isAreaThere: boolean }): Promise<string[]> {
  platform = remoteTesting.installFakePlatform({
    remotes: isAreaThere ? [contracts, financing].map((area) => remoteTesting.buildReleasedRemote(area)) : [],
  });
  const item = buildTestItem({ type });
  fakeApi({
    'POST /kanbans/single/item/:itemId': { populatedItem: item },
    'POST /notes/sale/:saleId/:multiplier': { notes: [], hasMoreItems: false },
    'GET /kanbans/single/columns/:type': {
      kanban: { _id: '018f0000-0000-7000-8000-00000000e000', type, columns: [] },
    },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`${buildBoardPath(type, 'x')}?item=${item._id}`]}>
      <ItemPanel itemId={item._id} boardKind={type} onClose={() => undefined} />
    </MemoryRouter>,
  );
  await screen.findByRole('tab', { name: 'Notas' });
  return screen.getAllByRole('tab').map(({ textContent }) => textContent ?? '');
}

const contributed = ['Contratos', 'Financiamentos'];

test('[boards-027] while their areas are there, an operation has Contratos and Financiamentos', async () => {
  expect(await listTabTitles('ADMINISTRATIVE', { isAreaThere: true })).toEqual(
    expect.arrayContaining(contributed),
  );
});

test.each(['PROJECT', 'INSTALLATION'] as const)(
  '[boards-027] a %s has neither, though the areas are there',
  async (kind) => {
    const tabs = await listTabTitles(kind, { isAreaThere: true });
    for (const name of contributed) expect(tabs).not.toContain(name);
  },
);

test('[boards-027] without them nothing pretends', async () => {
  const tabs = await listTabTitles('ADMINISTRATIVE', { isAreaThere: false });
  for (const name of contributed) expect(tabs).not.toContain(name);
});
