import type { PercentageKind } from './component-kinds';
import type { Ratio } from './ratio';

/** Percentage that is part of a proposal's price, from a pricing component or typed by the user. */
export interface AppliedPercentage {
  /** Null: typed by hand. */
  componentId: string | null;
  name: string;
  type: PercentageKind;
  /** Percent. */
  value: Ratio;
  isRevenue: boolean;
  comissionPermission: boolean | null;
}
