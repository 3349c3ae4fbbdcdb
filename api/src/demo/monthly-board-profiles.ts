import type { BoardKind } from '@girassol/shared-domain';

/** Kind of board other than the sales board. */
export type NonSalesBoardKind = Exclude<BoardKind, 'SALES'>;

type Range = [low: number, high: number];

/**
 * Typical items of one stage in demonstration boards: share of the items, age, days since the last activity,
 * and deadline.
 */
export interface StageProfile {
  /** Share of the board's items. */
  weight: number;
  /** Days since the item came to the board. */
  age: Range;
  /** Days since somebody wrote something. */
  rest: Range;
  /** Days until the deadline; negative ones have passed. */
  due?: Range;
}

/**
 * Number of open and finished items on a demonstration board per sale that the account wins in a month, with
 * a profile of each stage.
 */
export interface MonthlyBoardProfile {
  open: number;
  finished: number;
  stages: StageProfile[];
}

/**
 * Profiles of the demonstration's boards other than sales, in the middle of a month. The stages are those of
 * a new account.
 */
export const monthlyBoardProfiles: Record<NonSalesBoardKind, MonthlyBoardProfile> = {
  PRE_SALES: {
    open: 2.6,
    finished: 1.4,
    stages: [
      { weight: 4, age: [0, 2], rest: [0, 1] },
      { weight: 3, age: [1, 6], rest: [0, 4] },
      { weight: 3, age: [3, 12], rest: [0, 6] },
      { weight: 2, age: [5, 15], rest: [0, 3] },
    ],
  },
  ADMINISTRATIVE: {
    open: 1.4,
    finished: 0.7,
    stages: [
      { weight: 4, age: [0, 6], rest: [0, 5], due: [1, 9] },
      { weight: 5, age: [4, 18], rest: [0, 8], due: [-3, 14] },
      { weight: 3, age: [12, 28], rest: [0, 6], due: [-4, 8] },
      { weight: 3, age: [18, 34], rest: [2, 12], due: [0, 12] },
    ],
  },
  PROJECT: {
    open: 1.7,
    finished: 0.6,
    stages: [
      { weight: 4, age: [0, 8], rest: [0, 5], due: [8, 32] },
      { weight: 5, age: [5, 16], rest: [0, 7], due: [2, 24] },
      { weight: 5, age: [14, 35], rest: [1, 18], due: [-6, 15] },
      { weight: 4, age: [25, 50], rest: [0, 12], due: [-8, 9] },
    ],
  },
  INSTALLATION: {
    open: 1.5,
    finished: 0.6,
    stages: [
      { weight: 5, age: [2, 14], rest: [0, 9], due: [6, 30] },
      { weight: 4, age: [8, 20], rest: [0, 6], due: [1, 12] },
      { weight: 3, age: [12, 26], rest: [0, 2], due: [-4, 5] },
      { weight: 4, age: [20, 42], rest: [1, 10], due: [-9, 8] },
    ],
  },
  AFTER_SALES: {
    open: 2.2,
    finished: 0.8,
    stages: [
      { weight: 6, age: [0, 14], rest: [0, 9] },
      { weight: 5, age: [4, 24], rest: [0, 16] },
      { weight: 4, age: [0, 9], rest: [0, 3] },
      { weight: 5, age: [12, 35], rest: [2, 20] },
    ],
  },
};
