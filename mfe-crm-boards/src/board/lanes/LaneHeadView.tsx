import { type BoardKind, formatMoney, formatNumber } from '@girassol/shared-domain';
import { Icon } from '@girassol/shared-ui';
import type { Lane } from '../../board-state/board-state';
import { LaneHead } from './LaneFrame';
import { formatBoardItemCount, formatShortMoney, hasLaneSum } from './lane-texts';

export interface LaneHeadProps {
  lane: Lane;
  kind: BoardKind;
  /** True if the person may reorder the columns. */
  canMove: boolean;
  hasMenu: boolean;
  isMenuOpen: boolean;
  /** True if a column of the board has an amount: every head then has the line of the amount. */
  hasSumLine: boolean;
}

/** Head of a column: title, count, amount, menu, and the grip that moves the column. */
export function LaneHeadView({ lane, kind, canMove, hasMenu, isMenuOpen, hasSumLine }: LaneHeadProps) {
  const { _id, title, totals } = lane;
  return (
    <LaneHead
      data-lane-head
      data-movable={canMove ? '' : undefined}
      data-has-sum-line={hasSumLine ? '' : undefined}
    >
      {canMove && (
        <button
          type="button"
          className="grip"
          data-lane-grip={_id}
          aria-label={`Mover a coluna ${title}: setas para a esquerda e para a direita`}
        >
          <Icon name="grip" size={14} />
        </button>
      )}
      <h2 id={`lane-${_id}`} title={title}>
        {title}
      </h2>
      <span className="count" data-tip={formatBoardItemCount(kind, totals.items)}>
        {formatNumber(totals.items, 0)}
      </span>
      {hasLaneSum(kind, lane) && (
        <span className="sum" data-tip={formatMoney(totals.amount)}>
          {formatShortMoney(totals.amount)}
        </span>
      )}
      {hasMenu && (
        <button
          type="button"
          className="lane-menu"
          data-lane-menu={_id}
          aria-label={`Ações da coluna ${title}`}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
        >
          <Icon name="more" size={16} />
        </button>
      )}
    </LaneHead>
  );
}
