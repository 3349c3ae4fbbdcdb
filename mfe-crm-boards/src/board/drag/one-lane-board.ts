/** Returns true where one lane fills the board, so that of the next ones at most an edge is seen. */
export function isOneLaneBoard(boardWidth: number, laneWidth: number): boolean {
  return laneWidth > 0 && boardWidth < 1.5 * laneWidth;
}

/** Tells whether one lane fills `board` at its present size. */
export function showsOneLane(board: HTMLElement): boolean {
  return isOneLaneBoard(board.clientWidth, board.querySelector<HTMLElement>('[data-lane]')?.offsetWidth ?? 0);
}
