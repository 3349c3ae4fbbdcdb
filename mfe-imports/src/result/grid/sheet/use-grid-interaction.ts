import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { getCellText } from '../data/grid-row';
import type { GridStore } from '../data/grid-store';
import type { CellEditStart, FocusMoveAfterEdit } from './CellEditor';
import { type CellPosition, clampPosition, scrollToCell } from './cell-position';
import { formatClipboardCell, parseClipboard } from './clipboard';
import { getTabTarget, parseGridKey } from './grid-keys';
import { pasteCells } from './paste-cells';

interface GridInteractionOptions {
  store: GridStore;
  headers: readonly string[];
  /** Rows of the list. */
  total: number;
  isReadOnly: boolean;
  active: CellPosition;
  setActive: (place: CellPosition) => void;
  onFill: () => void;
  canvas: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
}

const isInput = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/** Handles keyboard, mouse and clipboard in the grid. `edit` describes the edit of the active cell, or is null. */
export function useGridInteraction(hands: GridInteractionOptions) {
  const latest = useRef(hands);
  latest.current = hands;
  const [edit, setEdit] = useState<CellEditStart | null>(null);
  const isLeaving = useRef(false);

  const go = useCallback((to: CellPosition) => {
    const { setActive, scroller, headers, total } = latest.current;
    const place = clampPosition(to, { rows: total, columns: headers.length });
    setActive(place);
    if (scroller.current) scrollToCell(scroller.current, place);
  }, []);

  const change = useCallback((value: string) => {
    const { store, headers, active } = latest.current;
    const column = headers[active.column];
    const item = store.rowAt(active.row);
    if (column === undefined || !item) return;
    store.edit([{ line: item.row.line, column, value, before: getCellText(item, column, active.column) }]);
  }, []);

  const begin = useCallback((isTyped: boolean) => {
    const { store, headers, active, isReadOnly } = latest.current;
    const column = headers[active.column];
    const item = store.rowAt(active.row);
    if (isReadOnly || column === undefined || !item) return;
    setEdit({ isTyped, initial: isTyped ? '' : getCellText(item, column, active.column) });
  }, []);

  const onEnd = useCallback(
    (value: string | null, after: FocusMoveAfterEdit) => {
      const { active, canvas, headers, total, onFill } = latest.current;
      const { row, column } = active;
      const hadFocus = isInput(document.activeElement ?? document.body);
      if (value !== null) change(value);
      setEdit(null);
      // The keyboard stays in the grid, unless it was a press elsewhere that ended the editing.
      if (hadFocus && canvas.current?.contains(document.activeElement))
        canvas.current.focus({ preventScroll: true });
      if (after === 'down') go({ row: row + 1, column });
      if (after === 'up') go({ row: row - 1, column });
      if (after === 'left' || after === 'right')
        go(getTabTarget(active, after === 'left', { rows: total, columns: headers.length }) ?? active);
      if (after === 'fill') onFill();
    },
    [change, go],
  );

  function undo() {
    const undone = latest.current.store.undo();
    const row = undone && latest.current.store.placeOf(undone.line);
    if (undone && row !== undefined) go({ row, column: latest.current.headers.indexOf(undone.column) });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { headers, total, active, isReadOnly, onFill } = latest.current;
    if (isInput(event.target)) return;
    const act = parseGridKey(event, active, { rows: total, columns: headers.length });
    const wasLeaving = isLeaving.current;
    if (event.key !== 'Shift') isLeaving.current = act?.kind === 'leave';
    if (!act || act.kind === 'leave' || (event.key === 'Tab' && wasLeaving)) return;
    if (act.kind === 'move') {
      event.preventDefault();
      go(act.to);
      return;
    }
    if (isReadOnly) return;
    // The character itself goes on its way, into the input that stands there by then.
    if (act.kind === 'type') return flushSync(() => begin(true));
    event.preventDefault();
    if (act.kind === 'edit') begin(false);
    if (act.kind === 'clear') change('');
    if (act.kind === 'fill') onFill();
    if (act.kind === 'undo') undo();
  }

  function onClick(event: MouseEvent) {
    if (isInput(event.target)) return;
    const cell = event.target instanceof Element ? event.target.closest('[data-column]') : null;
    if (!(cell instanceof HTMLElement)) return;
    const to = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    const { active } = latest.current;
    if (
      to.row === active.row &&
      to.column === active.column &&
      document.activeElement === latest.current.canvas.current
    )
      begin(false);
    else {
      latest.current.canvas.current?.focus({ preventScroll: true });
      // Nothing moves under the pointer: a second press is meant for the same cell.
      latest.current.setActive(to);
    }
  }

  function onCopy(event: ClipboardEvent) {
    const { store, headers, active } = latest.current;
    const column = headers[active.column];
    const item = store.rowAt(active.row);
    if (isInput(event.target) || column === undefined || !item) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatClipboardCell(getCellText(item, column, active.column)));
  }

  function onPaste(event: ClipboardEvent) {
    const { store, headers, total, active, isReadOnly } = latest.current;
    if (isInput(event.target) || isReadOnly) return;
    event.preventDefault();
    const cells = parseClipboard(event.clipboardData.getData('text/plain'));
    void pasteCells({ store, headers, total, place: active, cells });
  }

  return { edit, onEnd, undo, on: { onKeyDown, onClick, onCopy, onPaste } };
}
