import type { Dispatch, SetStateAction } from 'react';
import type { BoardView } from '../../board-state/board-query';
import { type BoardState, getLane } from '../../board-state/board-state';
import SendPopover from '../../sending/SendPopover';
import type { BoardUpdateLock } from '../data/board-update-lock';
import type { CardSelection } from '../selection/selection';
import type { BoardRights } from '../viewing/use-board-rights';
import { ColumnForm } from './ColumnForm';
import { type ColumnAction, ColumnMenu } from './ColumnMenu';
import { reorderColumn } from './change-columns';
import type { ColumnOverlay } from './column-overlay';
import { DeleteColumnDialog } from './DeleteColumnDialog';
import { SortColumnDialog } from './SortColumnDialog';

interface ColumnTasksProps {
  task: ColumnOverlay;
  onTask: Dispatch<SetStateAction<ColumnOverlay | null>>;
  onClose: () => void;
  view: BoardView;
  state: BoardState;
  gate: BoardUpdateLock;
  rights: BoardRights;
  selection: CardSelection;
}

/** Menu of a column and the dialogs that its entries open. Loaded lazily. */
export default function ColumnOverlays(props: ColumnTasksProps) {
  const { task, onTask, onClose: close, view, state, gate, rights, selection } = props;
  if (task.step === 'create') return <ColumnForm view={view} kid={state.id} lane={null} onClose={close} />;

  const lane = getLane(state, task.columnId);
  // Somebody else has deleted it meanwhile.
  if (!lane) return null;
  const place = state.lanes.indexOf(lane);

  function act(action: ColumnAction) {
    if (!lane || task.step === 'create') return;
    switch (action) {
      case 'select':
        close();
        return selection.add(lane.cards.map(({ _id }) => _id));
      case 'left':
      case 'right':
        close();
        return void reorderColumn(view, gate, {
          columnId: lane._id,
          index: place + (action === 'left' ? -1 : 1),
        });
      default:
        return onTask({ ...task, step: action });
    }
  }

  switch (task.step) {
    case 'menu':
      return (
        <ColumnMenu
          state={state}
          lane={lane}
          rights={rights}
          anchor={task.anchor}
          onAction={act}
          onClose={() => onTask((now) => (now?.step === 'menu' ? null : now))}
        />
      );
    case 'edit':
      return <ColumnForm view={view} kid={state.id} lane={lane} onClose={close} />;
    case 'sort':
      return <SortColumnDialog view={view} state={state} lane={lane} onClose={close} />;
    case 'delete':
      return <DeleteColumnDialog view={view} state={state} lane={lane} onClose={close} />;
    case 'send':
      return (
        <SendPopover
          parcel={{
            of: 'column',
            kind: view.kind,
            column: lane,
            count: lane.totals.items,
            fetchId: view.fetchId,
            filters: view.filters,
          }}
          anchor={task.anchor}
          onClose={close}
        />
      );
  }
}
