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

/** Width under which the name of a customer cannot be read in a lane, in px. */
const MIN_LANE_WIDTH = 64;
/** Width of what stands beside the days on a wide screen, in px: the menu, the margins and the hours. */
const BESIDE_DAYS = 340;
/** The same on a narrow screen, which has no menu beside the page. */
const BESIDE_DAYS_ON_NARROW_SCREEN = 82;
/** Under this width of the window, in px, the days of a week scroll sideways. */
const WEEK_SCROLLS_BELOW = 900;

/** Returns how many lanes a day of the week view has room for, in a window of a width in px. At least one. */
export function countWeekLanes(windowWidth: number): number {
  if (windowWidth < WEEK_SCROLLS_BELOW) return 1;
  return Math.max(1, Math.floor((windowWidth - BESIDE_DAYS) / 7 / MIN_LANE_WIDTH));
}

/** Returns how many lanes the day view has room for, in a window of a width in px. At least one. */
export function countDayLanes(windowWidth: number): number {
  const beside = windowWidth < WEEK_SCROLLS_BELOW ? BESIDE_DAYS_ON_NARROW_SCREEN : BESIDE_DAYS;
  return Math.max(1, Math.floor((windowWidth - beside) / MIN_LANE_WIDTH));
}

/**
 * Spans of one group that have no room in the lanes on screen: how many, and the minute at which the span begins that
 * is drawn in their place, in the last lane on screen.
 */
export interface HiddenSpans {
  group: number;
  count: number;
  start: number;
}

/** Lists by group the spans that a day with room for `lanesShown` lanes does not draw. */
export function listHiddenSpans(
  spans: readonly TimeSpan[],
  positions: ReadonlyMap<string, OverlapPosition>,
  lanesShown: number,
): HiddenSpans[] {
  const placed = spans.flatMap(({ id, start }) => {
    const position = positions.get(id);
    return position ? [{ start, ...position }] : [];
  });
  const hidden = placed.filter(({ lane }) => lane >= lanesShown);
  return [...new Set(hidden.map(({ group }) => group))].map((group) => {
    const starts = hidden.filter((each) => each.group === group).map(({ start }) => start);
    const first = Math.min(...starts);
    // A span was put into a further lane because one in the last lane on screen had begun.
    const shown = placed.filter(
      ({ lane, start, ...each }) => each.group === group && lane === lanesShown - 1 && start <= first,
    );
    return { group, count: starts.length, start: Math.max(...shown.map(({ start }) => start)) };
  });
}
