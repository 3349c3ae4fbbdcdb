import { scrollAtEdges } from './edge-scroll';

/** How far the pointer goes before a press becomes a drag, in pixels. */
const SLOP = 6;

interface LaneDragOptions {
  /** Nothing else may move the board meanwhile; the answer lets it move again. */
  onStart: () => () => void;
  /** Where the column was let go: its new place, counted from 0. */
  onDrop: (columnId: string, index: number) => void;
}

/**
 * Drags columns by their heads, and by their grips with a finger. Not by the drag library: it goes by the middle of what
 * is dragged, and the middle of a column of 20,000 cards is far below the screen. Columns are equally wide, so that the
 * place follows from the distance; only styles change until the column is let go.
 * Answers the function that stops.
 */
export function dragLanes(scroller: HTMLElement, { onStart, onDrop }: LaneDragOptions): () => void {
  let end: (() => void) | null = null;

  function onPointerDown(event: PointerEvent) {
    const { target } = event;
    if (end || event.button !== 0 || !event.isPrimary || !(target instanceof Element)) return;
    const grip = target.closest('[data-lane-grip]');
    const head = target.closest('[data-lane-head]');
    const lane = target.closest<HTMLElement>('[data-lane]');
    if (!lane || !head || (!grip && (event.pointerType === 'touch' || target.closest('button')))) return;
    end = watchPress(event, lane);
  }

  function watchPress(down: PointerEvent, lane: HTMLElement): () => void {
    let carried: ReturnType<typeof carry> | null = null;

    function finish(isDropped: boolean) {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey, true);
      end = null;
      const index = carried?.putDown();
      if (isDropped && index !== undefined && lane.dataset.lane) onDrop(lane.dataset.lane, index);
    }

    function onMove(event: PointerEvent) {
      if (event.pointerId !== down.pointerId) return;
      if (!carried && Math.abs(event.clientX - down.clientX) < SLOP) return;
      carried ??= carry(scroller, lane, down.clientX, onStart());
      carried.to(event.clientX);
    }

    const onUp = () => finish(true);
    const onCancel = () => finish(false);

    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !carried) return;
      event.preventDefault();
      event.stopPropagation();
      finish(false);
    }

    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey, true);
    return onCancel;
  }

  scroller.addEventListener('pointerdown', onPointerDown);
  return () => {
    scroller.removeEventListener('pointerdown', onPointerDown);
    end?.();
  };
}

/** Lifts a column; it follows the pointer, and the others make room. `putDown` answers its place. */
function carry(scroller: HTMLElement, lane: HTMLElement, startX: number, release: () => void) {
  const lanes = [...scroller.querySelectorAll<HTMLElement>('[data-lane]')];
  const from = lanes.indexOf(lane);
  const [first, second] = lanes;
  const pitch = second && first ? second.offsetLeft - first.offsetLeft : lane.offsetWidth;
  const startScroll = scroller.scrollLeft;
  let pointer = startX;
  let index = from;
  scroller.dataset.dragging = '';
  scroller.dataset.laneDragging = '';
  lane.dataset.laneLifted = '';
  const stopEdges = scrollAtEdges(scroller);
  scroller.addEventListener('scroll', place, { passive: true });

  function place() {
    const distance = pointer - startX + scroller.scrollLeft - startScroll;
    index = laneAt(from, distance, pitch, lanes.length);
    lane.style.transform = `translateX(${distance}px)`;
    for (const [at, other] of lanes.entries()) {
      if (other === lane) continue;
      const shift = at > from && at <= index ? -pitch : at < from && at >= index ? pitch : 0;
      other.style.transform = shift === 0 ? '' : `translateX(${shift}px)`;
    }
  }

  return {
    to(clientX: number) {
      pointer = clientX;
      place();
    },
    putDown(): number {
      stopEdges();
      scroller.removeEventListener('scroll', place);
      delete scroller.dataset.dragging;
      delete scroller.dataset.laneDragging;
      delete lane.dataset.laneLifted;
      for (const other of lanes) other.style.transform = '';
      release();
      return index;
    },
  };
}

/** The place of a column that was carried some way from its own. */
export function laneAt(from: number, distance: number, pitch: number, count: number): number {
  return Math.min(count - 1, Math.max(0, from + Math.round(distance / pitch)));
}
