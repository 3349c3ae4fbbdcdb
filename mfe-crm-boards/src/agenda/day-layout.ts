/** Span of time within one day of the agenda, in minutes since midnight. */
export interface TimeSpan {
  id: string;
  start: number;
  end: number;
}

/**
 * Position of a time span side by side with the time spans that overlap in the same day: its lane, counted
 * from 0, the number of lanes, and the group of spans that share them, counted from 0.
 */
export interface OverlapPosition {
  lane: number;
  lanes: number;
  group: number;
}

/** Shorter ones are drawn this long, so they need the room too. */
const MIN_DRAWN_MINUTES = 25;

/**
 * Assigns overlapping time spans to lanes side by side, each to the first free lane. Spans that overlap, directly or
 * through other spans, share the width evenly. Returns positions by span id.
 */
export function layOutOverlappingSpans(stretches: readonly TimeSpan[]): Map<string, OverlapPosition> {
  const places = new Map<string, OverlapPosition>();
  let group: { id: string; lane: number }[] = [];
  let laneEnds: number[] = [];
  let groupIndex = 0;

  const close = () => {
    for (const { id, lane } of group) places.set(id, { lane, lanes: laneEnds.length, group: groupIndex });
    if (group.length > 0) groupIndex += 1;
    group = [];
    laneEnds = [];
  };

  for (const { id, start, end } of [...stretches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (laneEnds.every((laneEnd) => laneEnd <= start)) close();
    const free = laneEnds.findIndex((laneEnd) => laneEnd <= start);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = Math.max(end, start + MIN_DRAWN_MINUTES);
    group.push({ id, lane });
  }
  close();
  return places;
}

/** Spans of one group that have no room beside the first lane: how many, and the minute at which the first begins. */
export interface HiddenSpans {
  group: number;
  count: number;
  start: number;
}

/** Lists by group the spans outside the first lane, for a day with room for a single lane. */
export function listHiddenSpans(
  spans: readonly TimeSpan[],
  positions: ReadonlyMap<string, OverlapPosition>,
): HiddenSpans[] {
  const hidden = new Map<number, HiddenSpans>();
  for (const { id, start } of spans) {
    const { lane = 0, group = 0 } = positions.get(id) ?? {};
    if (lane === 0) continue;
    const before = hidden.get(group);
    hidden.set(group, {
      group,
      count: (before?.count ?? 0) + 1,
      start: Math.min(before?.start ?? start, start),
    });
  }
  return [...hidden.values()];
}
