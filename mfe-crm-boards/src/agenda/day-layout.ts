/** Something that takes a stretch of a day, in minutes since midnight. */
export interface Stretch {
  id: string;
  start: number;
  end: number;
}

/** Which of how many places side by side a stretch takes. */
export interface Place {
  lane: number;
  lanes: number;
}

/** Shorter ones are drawn this long, so they need the room too. */
const SHORTEST = 25;

/**
 * Places stretches that overlap side by side, each in the first lane that is free. Those that touch one another, directly
 * or by others, share the width evenly.
 */
export function sideBySide(stretches: readonly Stretch[]): Map<string, Place> {
  const places = new Map<string, Place>();
  let group: { id: string; lane: number }[] = [];
  let laneEnds: number[] = [];

  const close = () => {
    for (const { id, lane } of group) places.set(id, { lane, lanes: laneEnds.length });
    group = [];
    laneEnds = [];
  };

  for (const { id, start, end } of [...stretches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (laneEnds.every((laneEnd) => laneEnd <= start)) close();
    const free = laneEnds.findIndex((laneEnd) => laneEnd <= start);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = Math.max(end, start + SHORTEST);
    group.push({ id, lane });
  }
  close();
  return places;
}
