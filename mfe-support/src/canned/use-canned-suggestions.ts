import {
  type CannedField,
  fillCannedAnswer,
  findTypedShortcut,
  normalizeShortcut,
} from '@girassol/support-domain/attendance';
import type { CannedAnswer } from '@girassol/support-domain/contract';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { ComposerSuggestions } from '../conversation/Composer';
import { searchCannedAnswers } from './search-canned-answers';
import { useCannedAnswers } from './use-canned-answers';

const MAX_SHOWN = 6;

interface SuggestionOptions {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Values of the fields; an empty one leaves its field open. */
  values: Record<CannedField, string>;
}

/** Suggests canned answers while a shortcut is typed, and puts the chosen one into the text with its fields filled. */
export function useCannedSuggestions({ area, text, onText, values }: SuggestionOptions) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const caret = area.current?.selectionEnd ?? text.length;
  const typed = findTypedShortcut(text, Math.min(caret, text.length));
  const isOpen = typed !== null && dismissed !== text;
  const { items, isLoading } = useCannedAnswers(isOpen);
  const found = typed ? searchCannedAnswers(items, normalizeShortcut(typed.word)).slice(0, MAX_SHOWN) : [];
  const at = Math.min(active, Math.max(0, found.length - 1));

  function choose({ text: canned }: CannedAnswer) {
    if (!typed) return;
    const filled = fillCannedAnswer(canned, values);
    const end = typed.from + filled.length;
    onText(text.slice(0, typed.from) + filled + text.slice(typed.from + 1 + typed.word.length));
    setActive(0);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  }

  function onKey(event: KeyboardEvent): boolean {
    const { key } = event;
    const chosen = found[at];
    if (key === 'Escape') setDismissed(text);
    else if (key === 'ArrowDown') setActive(found.length === 0 ? 0 : (at + 1) % found.length);
    else if (key === 'ArrowUp') setActive(found.length === 0 ? 0 : (at + found.length - 1) % found.length);
    else if ((key === 'Enter' || key === 'Tab') && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    return true;
  }

  const suggestions: ComposerSuggestions | null = isOpen
    ? { listId, activeId: found[at] && `${listId}-${found[at]._id}`, onKey }
    : null;
  return { suggestions, listId, found, active: at, isLoading, choose };
}
