import type { BoardItem } from '@girassol/shared-domain/contract';

/** Props of an item panel tab whose content this area provides itself. */
export interface BuiltInTabProps {
  item: BoardItem;
  now: number;
}
