import { enableEdgeScroll } from './edge-scroll';

/** Distance in pixels that the pointer moves before a press becomes a drag. */
const DRAG_THRESHOLD_PX = 6;

interface LaneDragOptions {
  /** Nothing else may move the board meanwhile; the answer lets it move again. */
  onStart: () => () => void;
  /** Called after the drop with the column and its new position, counted from 0. */
  onDrop: (columnId: string, index: number) => void;
}

/**
 * Lets columns be dragged by their heads with the mouse, and by their grips on touch screens. Works without
 * the drag library, which uses the middle of the dragged element: in a column of 20,000 cards the middle is
 * far below the screen. All columns are equally wide, so the dragged distance gives the new position; only
 * styles change until the drop. Returns a function that disables the dragging.
 */
export function enableLaneDrag(scroller: HTMLElement, { onStart, onDrop }: LaneDragOptions): () => void {
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
      if (!carried && Math.abs(event.clientX - down.clientX) < DRAG_THRESHOLD_PX) return;
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
  const stopEdges = enableEdgeScroll(scroller);
  scroller.addEventListener('scroll', place, { passive: true });

  function place() {
    const distance = pointer - startX + scroller.scrollLeft - startScroll;
    index = computeLanePosition(from, distance, pitch, lanes.length);
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

/**
 * Computes the new position, from 0 to `count - 1`, of a column that was dragged `distance` pixels sideways
 * from position `from`. `pitch` is the distance in pixels between two columns.
 */
export function computeLanePosition(from: number, distance: number, pitch: number, count: number): number {
  return Math.min(count - 1, Math.max(0, from + Math.round(distance / pitch)));
}
