import { lazyScreen } from '@girassol/federation/remote';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { BoardView } from '../../board-state/board-query';
import type { BoardState } from '../../board-state/board-state';
import type { StillGate } from '../data/still-gate';
import { dragLanes } from '../drag/lane-drag';
import type { Selection } from '../selection/selection';
import type { BoardRights } from '../viewing/use-board-rights';
import { reorderColumn } from './change-columns';
import type { ColumnTask } from './column-task';

const ColumnTasks = lazyScreen(() => import(/* webpackChunkName: "columns" */ './ColumnTasks'));

interface Options {
  view: BoardView;
  state: BoardState;
  gate: StillGate;
  rights: BoardRights;
  selection: Selection;
  scroller: HTMLElement | null;
}

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** What can be done with the columns of a board: by their menus, by dragging their heads, by the keys on their grips. */
export function useColumns({ view, state, gate, rights, selection, scroller }: Options) {
  const [task, setTask] = useState<ColumnTask | null>(null);
  const { managesColumns } = rights;

  useEffect(() => {
    if (!scroller || !managesColumns) return;
    return dragLanes(scroller, {
      onStart: () => gate.hold(),
      onDrop: (columnId, index) => void reorderColumn(view, gate, { columnId, index }),
    });
  }, [scroller, managesColumns, view, gate]);

  /** Answers whether the press was one on the menu of a column. */
  function openMenu(target: Element): boolean {
    const button = target.closest<HTMLElement>('[data-lane-menu]');
    const columnId = button?.dataset.laneMenu;
    if (!button || !columnId) return false;
    setTask({ step: 'menu', columnId, anchor: button });
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const grip =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-lane-grip]') : null;
    const step = steps[event.key];
    if (!grip || !step) return;
    event.preventDefault();
    const place = state.lanes.findIndex(({ _id }) => _id === grip.dataset.laneGrip);
    const index = place + step;
    if (place < 0 || index < 0 || index >= state.lanes.length) return;
    void reorderColumn(view, gate, { columnId: state.lanes[place]?._id ?? '', index });
    // Taken to another place in the page it loses the focus.
    setTimeout(() => grip.focus());
  }

  const layer = task && (
    <ColumnTasks
      task={task}
      onTask={setTask}
      view={view}
      state={state}
      gate={gate}
      rights={rights}
      selection={selection}
    />
  );
  const openMenuOf = task?.step === 'menu' ? task.columnId : null;
  return { openMenu, openMenuOf, onKeyDown, create: () => setTask({ step: 'create' }), layer };
}
