import { useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

/** Typing that began before the field that it is meant for was there. */
export interface EarlyTyping {
  /** Field that takes what is typed, with a line break for each Enter. */
  field: HTMLTextAreaElement | null;
  /** Enter with Ctrl or Cmd, which saves, pressed after the text. */
  saveKey: KeyboardEventInit | null;
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
        ref={(field) => {
          typing.field = field ?? typing.field;
          focusField(field);
        }}
        aria-label="Carregando"
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey } = event;
          if (key === 'Escape') {
            returnFocus(typing);
            onEscape?.();
          }
          if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
          event.preventDefault();
          typing.saveKey = { key, ctrlKey, metaKey };
        }}
      />
    </VisuallyHidden>
  );
}

/**
 * Gives the focus back to the element that had it when the part was asked for, where the part finds it. Somebody who has
 * moved to another field keeps the focus there, and what was typed is dropped.
 */
export function returnFocus(typing: EarlyTyping): void {
  const { field, opener } = typing;
  if (field && field === document.activeElement) {
    if (opener instanceof HTMLElement) focusField(opener);
    return;
  }
  Object.assign(typing, { field: null, saveKey: null });
}

/**
 * Types into the focused field what was typed before it was there; into the next field that takes the focus, if none has it
 * yet.
 * @returns Function that stops waiting for a field.
 */
export function handOverTyping(typing: EarlyTyping): () => void {
  const text = typing.field?.value ?? '';
  const { saveKey } = typing;
  Object.assign(typing, { field: null, saveKey: null });
  if (text === '' && !saveKey) return () => {};

  const waiting = new AbortController();
  const type = (field: Element | null) => {
    if (waiting.signal.aborted || !isTextField(field)) return;
    waiting.abort();
    typeInto(field, text, saveKey);
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

/** Types a text into a field and presses Enter where somebody did: in a field of one line, any Enter ends the text. */
function typeInto(field: TextField, typed: string, saveKey: KeyboardEventInit | null): void {
  const [line = '', ...others] = typed.split('\n');
  const isOneLine = field instanceof HTMLInputElement;
  insertText(field, isOneLine ? line : typed);
  const enter = isOneLine && others.length > 0 ? { key: 'Enter' } : saveKey;
  if (!enter) return;
  // After the page has drawn the text.
  setTimeout(() =>
    field.dispatchEvent(new KeyboardEvent('keydown', { ...enter, bubbles: true, cancelable: true })),
  );
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
