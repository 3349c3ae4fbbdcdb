import { type AgendaDates, remoteTesting, type SlotContext } from '@girassol/federation/remote';
import { useEffect } from 'react';

let sources = 0;

/** An area that tells these dates, and what it was asked with. */
export function aSource(told: AgendaDates) {
  const asked: Omit<SlotContext<'agenda.source/v1'>, 'session' | 'permissions' | 'onDates'>[] = [];
  function Source({ board, scope, from, until, onDates }: SlotContext<'agenda.source/v1'>) {
    useEffect(() => {
      asked.push({ board, scope: { type: scope.type, id: scope.id }, from, until });
      onDates(told);
    }, [board, scope.type, scope.id, from, until, onDates]);
    return null;
  }
  // What a module gave is kept by its name.
  sources += 1;
  const name = `mfe-prazos-${sources}`;
  remoteTesting.fakePlatform({
    remotes: [
      remoteTesting.releasedRemote({
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
