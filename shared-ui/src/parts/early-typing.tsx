import { useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

/** Typing that began before the field that it is meant for was there. */
export interface EarlyTyping {
  text: string;
  /** Enter, alone or with Ctrl, pressed after the text. */
  enter: Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'metaKey'> | null;
  /** Element that had the focus when the part was asked for. */
  opener: Element | null;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Longest time in which a part that was just drawn may focus its field, in milliseconds. */
const FOCUS_MS = 1_000;

const focusField = (field: HTMLElement | null) => field?.focus({ preventScroll: true });

interface EarlyTypingFieldProps {
  typing: EarlyTyping;
  onEscape: (() => void) | undefined;
}

/** Field nobody sees, which takes what is typed until the part that was asked for is there. */
export function EarlyTypingField({ typing, onEscape }: EarlyTypingFieldProps) {
  useState(() => {
    typing.opener = document.activeElement;
  });
  return (
    <VisuallyHidden>
      <textarea
        ref={focusField}
        aria-label="Carregando"
        onChange={({ target }) => {
          typing.text = target.value;
        }}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, shiftKey } = event;
          if (key === 'Escape') onEscape?.();
          if (key !== 'Enter' || shiftKey) return;
          event.preventDefault();
          typing.enter = { key, ctrlKey, metaKey };
        }}
      />
    </VisuallyHidden>
  );
}

/** Gives the focus back to the element that had it when the part was asked for, where the part finds it. */
export function returnFocus({ opener }: EarlyTyping): void {
  if (opener instanceof HTMLElement) focusField(opener);
}

/**
 * Types into the focused field what was typed before it was there; into the next field that takes the focus, if none has it
 * yet.
 * @returns Function that stops waiting for a field.
 */
export function handOverTyping(typing: EarlyTyping): () => void {
  const { text, enter } = typing;
  Object.assign(typing, { text: '', enter: null });
  if (text === '' && !enter) return () => {};

  const waiting = new AbortController();
  const type = (field: Element | null) => {
    if (waiting.signal.aborted || !isTextField(field)) return;
    waiting.abort();
    insertText(field, text);
    // After the page has drawn the text.
    if (enter)
      setTimeout(() =>
        field.dispatchEvent(new KeyboardEvent('keydown', { ...enter, bubbles: true, cancelable: true })),
      );
  };
  // After what focuses the field has selected its text.
  const typeSoon = () => queueMicrotask(() => type(document.activeElement));
  document.addEventListener('focusin', typeSoon, { signal: waiting.signal });
  setTimeout(() => waiting.abort(), FOCUS_MS);
  type(document.activeElement);
  return () => waiting.abort();
}

/** Returns true for a field whose text has a selection: not for a number, a date or a check box. */
function isTextField(element: Element | null): element is TextField {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.selectionStart !== null;
}

/** Puts a text in the place of what is selected in a field, at the end if nothing is. */
function insertText(field: TextField, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  const isSelected = selectionStart !== selectionEnd;
  field.setRangeText(
    text,
    isSelected ? (selectionStart ?? 0) : value.length,
    isSelected ? (selectionEnd ?? 0) : value.length,
    'end',
  );
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
