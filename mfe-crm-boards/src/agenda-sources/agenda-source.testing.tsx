import { type AgendaSourceResult, remoteTesting, type SlotContext } from '@girassol/federation/remote';
import { useEffect } from 'react';

let sources = 0;

/**
 * Installs a fake area for tests that contributes the given due dates to the agenda. Returns the list of
 * requests that the fake area received.
 */
export function fakeAgendaSource(told: AgendaSourceResult) {
  const asked: Omit<SlotContext<'agenda.source/v1'>, 'session' | 'permissions' | 'onDates'>[] = [];
  function Source({ board, scope, from, until, onDates }: SlotContext<'agenda.source/v1'>) {
    useEffect(() => {
      asked.push({ board, scope: { type: scope.type, id: scope.id }, from, until });
      onDates(told);
    }, [board, scope.type, scope.id, from, until, onDates]);
    return null;
  }
  // Loaded modules are cached by name.
  sources += 1;
  const name = `mfe-prazos-${sources}`;
  remoteTesting.installFakePlatform({
    remotes: [
      remoteTesting.buildReleasedRemote({
        name,
        title: 'Prazos',
        team: 'prazos',
        routes: [],
        menus: [],
        slots: [{ slot: 'agenda.source/v1', id: 'prazos', title: 'Prazos', order: 1, module: './agenda' }],
        exposes: { './agenda': './src/Agenda.tsx' },
        requires: { shell: '^1.0.0', 'shared-ui': '^1.0.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
      }),
    ],
    modules: { [`${name}/./agenda`]: { default: Source } },
  });
  return asked;
}
