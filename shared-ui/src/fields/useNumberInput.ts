import { type NumberFieldFormat, parseTypedNumber } from '@girassol/shared-domain';
import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ControlledProps } from '../field-frame/field-props';
import { formatFieldNumber } from './number-text';
import { useNumberKeyFilter } from './useNumberKeyFilter';

interface NumberInput extends ControlledProps<number | null>, Pick<NumberFieldFormat, 'unit'> {
  decimals: number;
  /** Called before `onChange` with the reason why the text is no number; undefined once it is one, or empty. */
  onProblemChange?: ((problem: string | undefined) => void) | undefined;
}

/** A text that somebody typed or pasted, as it was read. */
interface Draft {
  text: string;
  value: number | null;
  problem?: string;
  note?: string;
  /** Came as a whole, by paste or automatic filling: what is wrong with it is said at once. */
  isWhole: boolean;
}

/**
 * Manages the state of a number field: the text as typed while the field has the focus, the formatted number
 * afterwards. Text that is no number stays in the field with an error, and the value is null.
 */
export function useNumberInput({ value, onChange, decimals, unit, onProblemChange }: NumberInput) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isLeft, setLeft] = useState(false);
  /** The draft and the value that the screen had for it. */
  const answered = useRef<{ draft: Draft | null; value: number | null }>({ draft, value });
  useLayoutEffect(() => {
    if (answered.current.draft !== draft) answered.current = { draft, value };
  }, [draft, value]);

  // A number that something else put into the field takes the place of a text that was left in it.
  const isReplaced = isLeft && answered.current.draft === draft && answered.current.value !== value;
  const current = isReplaced ? null : draft;
  const formatted = formatFieldNumber(value, decimals);
  const isTextKept = current !== null && (!isLeft || current.problem !== undefined);
  const shown = isTextKept ? current.text : formatted;

  function take(text: string, isWhole: boolean) {
    const reading = parseTypedNumber(text, { decimals, unit });
    const next: Draft = { text, value: null, isWhole };
    if (reading.kind === 'UNREADABLE') next.problem = reading.problem;
    if (reading.kind === 'NUMBER') {
      next.value = reading.value;
      if (reading.note) next.note = reading.note;
      if (isWhole) next.text = formatFieldNumber(reading.value, decimals);
    }
    setDraft(next);
    setLeft(false);
    onProblemChange?.(next.problem);
    onChange(next.value);
  }

  const takeWhole = (text: string) =>
    // Words without a digit are ignored, as their letters are when they are typed.
    take(/[\d-]/.test(text) ? text.replace(/\s+/g, ' ').trim() : '', true);

  const typing = useNumberKeyFilter({
    text: shown,
    isFormatted: shown === formatted,
    onType: (text, isWhole) => (isWhole ? takeWhole(text) : take(text, false)),
  });

  return {
    problem: current && (isLeft || current.isWhole) ? current.problem : undefined,
    note: current && (isLeft || current.isWhole) ? current.note : undefined,
    leave: () => setLeft(true),
    input: {
      ...typing,
      inputMode: decimals > 0 ? ('decimal' as const) : ('numeric' as const),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const { value: text, selectionStart, selectionEnd, readOnly } = event.currentTarget;
        if (readOnly) return;
        event.preventDefault();
        // Read here: an input joins the lines of a text, and two numbers with them.
        const pasted = event.clipboardData.getData('text');
        takeWhole(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length));
      },
    },
  };
}
