import type { BoardItem } from '@girassol/shared-domain/contract';

/** What a tab that the panel fills itself is given. */
export interface OwnTabProps {
  item: BoardItem;
  now: number;
}
