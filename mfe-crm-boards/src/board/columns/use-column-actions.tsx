import { lazyPart } from '@girassol/shared-ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { BoardView } from '../../board-state/board-query';
import type { BoardState } from '../../board-state/board-state';
import type { BoardUpdateLock } from '../data/board-update-lock';
import { enableLaneDrag } from '../drag/lane-drag';
import type { CardSelection } from '../selection/selection';
import type { BoardRights } from '../viewing/use-board-rights';
import { reorderColumn } from './change-columns';
import type { ColumnOverlay } from './column-overlay';

const ColumnTasks = lazyPart(() => import(/* webpackChunkName: "columns" */ './ColumnOverlays'));

interface Options {
  view: BoardView;
  state: BoardState;
  gate: BoardUpdateLock;
  rights: BoardRights;
  selection: CardSelection;
  scroller: HTMLElement | null;
}

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Provides the actions on columns: by their menus, by dragging their heads, and by the keyboard on their grips. */
export function useColumnActions({ view, state, gate, rights, selection, scroller }: Options) {
  const [task, setTask] = useState<ColumnOverlay | null>(null);
  const { managesColumns } = rights;

  useEffect(() => {
    if (!scroller || !managesColumns) return;
    return enableLaneDrag(scroller, {
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
      onClose={() => setTask(null)}
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
