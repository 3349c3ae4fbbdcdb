import { ApiProvider } from '@girassol/shared-auth';
import { logInForTest } from '@girassol/shared-auth/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectConsoleError } from '../../jest/console.cjs';
import { type ListActionButtonProps, ListActionButtons } from './ListActionButtons';
import type { DisplayedList } from './slot-contexts';
import { buildReleasedRemote, installFakePlatform } from './testing';

/** Creates an action under a new name each time, since a loaded module stays on the page. */
const createAction = (name: string) =>
  buildReleasedRemote({
    name,
    title: 'Visitas',
    team: 'campo',
    routes: [],
    slots: [
      {
        slot: 'list.action/v1',
        id: 'visitas',
        title: 'Marcar visitas',
        order: 10,
        module: './list-action',
        when: { lists: ['customers'] },
      },
    ],
    exposes: {},
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  });

const Visits = ({ list, total }: DisplayedList) => <p>{`${total} de ${JSON.stringify(list)}`}</p>;
const Resting = ({ label, isBusy, onNear, onPress }: ListActionButtonProps) => (
  <button type="button" aria-busy={isBusy} onFocus={onNear} onClick={onPress}>
    {label}
  </button>
);

function draw(list: DisplayedList['list'], name = 'mfe-visitas') {
  const platform = installFakePlatform({ remotes: [createAction(name)], modules: there });
  const load = jest.spyOn(platform.handle, 'loadModule');
  logInForTest();
  render(<ListActionButtons resting={Resting} list={list} total={3} />, { wrapper: ApiProvider });
  return { platform, load };
}

const customers: DisplayedList['list'] = { kind: 'customers', filters: { searchValue: 'ana' } };
const there = { 'mfe-visitas/./list-action': { default: Visits } };
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('an action is fetched when its button is pressed, and is given the list as it is filtered', async () => {
  const { load } = draw(customers);
  expect(load).not.toHaveBeenCalled();
  await press('Marcar visitas');
  expect(screen.getByText('3 de {"kind":"customers","filters":{"searchValue":"ana"}}')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a condition names the lists that it holds for', () => {
  draw({ kind: 'kits', filters: {} });
  expect(screen.queryByRole('button')).toBeNull();
});

test('what cannot be fetched says so in its place, and is reported', async () => {
  expectConsoleError(/GF-205/);
  const { platform } = draw(customers, 'mfe-sem-codigo');
  await press('Marcar visitas');
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar “Marcar visitas”');
  expect(platform.reports).toHaveLength(1);
});
