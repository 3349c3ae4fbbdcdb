import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Option } from '../field-frame/field-props';
import { findNamedOption, findOptions } from './find-options';

interface TypedChoice {
  value: string | null;
  options: readonly Option[];
  /** Nothing of the options is asked again: they are the answer to the text. */
  isAnswered: boolean;
  isLoading: boolean;
  /** Initial text that is not chosen yet. */
  alreadyTyped: string | null;
  onChoose: (option: Option | null) => void;
  onType?: ((text: string) => void) | undefined;
  onUnchosen?: ((text: string) => void) | undefined;
}

/**
 * Manages the text of a combo box. When the user leaves the box, chooses the option that the text names
 * exactly; other text stays if there is an `onUnchosen` handler, and is cleared otherwise.
 */
export function useComboBoxText(choice: TypedChoice) {
  const { value, options, isAnswered, isLoading, alreadyTyped, onChoose, onType, onUnchosen } = choice;
  const [typed, setTyped] = useState(alreadyTyped);
  // The library chooses the former choice again when the box is left: that is not the person's doing.
  const isLeft = useRef(true);
  const shown = typed && !isAnswered ? findOptions(options, typed) : options;

  function type(text: string) {
    if (isLeft.current) return;
    setTyped(text);
    onType?.(text);
    onUnchosen?.('');
  }

  function keep() {
    setTyped(null);
    onUnchosen?.('');
  }

  function choose(option: Option | null) {
    keep();
    if (option?.value !== value) onChoose(option);
  }

  function pick(key: string | null) {
    // It also does so when the list closes by itself: a phone's keyboard scrolls the page.
    if (key === value && (key === null || isLeft.current)) return;
    // The former choice need not be among the answers to another text.
    if (key === value) keep();
    else choose(options.find((option) => option.value === key) ?? null);
  }

  /** Returns the option that the text names without a choice from the list; undefined where there is none. */
  function meant(text: string): Option | undefined {
    if (isLoading) return undefined;
    return findNamedOption(shown, text) ?? (!isAnswered && shown.length === 1 ? shown[0] : undefined);
  }

  function leave() {
    isLeft.current = true;
    if (!typed?.trim()) return setTyped(null);
    const option = meant(typed);
    if (option) choose(option);
    else if (onUnchosen) onUnchosen(typed.trim());
    else setTyped(null);
  }

  const settle = useRef(() => {});
  settle.current = () => {
    const option = isLeft.current && typed && onUnchosen ? meant(typed) : undefined;
    if (option) choose(option);
  };
  // A city typed faster than the list came is chosen once the list is there.
  useEffect(() => {
    if (options.length > 0 && !isLoading) settle.current();
  }, [options, isLoading]);

  // A value chosen elsewhere, by a postal code, replaces a text that matched no option.
  useEffect(() => {
    if (isLeft.current && value !== null) setTyped(null);
  }, [value]);

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    const isPointing = target instanceof Element && target.hasAttribute('aria-activedescendant');
    if (!typed?.trim() || isPointing) return;
    // The library would give the text up at both keys.
    if (event.key === 'Tab') isLeft.current = true;
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const [first] = isLoading ? [] : shown;
    if (first) choose(first);
  }

  return {
    typed,
    shown,
    type,
    pick,
    leave,
    enter: () => {
      isLeft.current = false;
    },
    onKeyDownCapture,
  };
}
