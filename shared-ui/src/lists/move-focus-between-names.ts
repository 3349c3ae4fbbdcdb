import type { KeyboardEvent } from 'react';

/**
 * Key handler of a list: moves the focus with the up and down keys between the rows' name links
 * (`[data-name]`).
 */
export function moveFocusBetweenNames(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-name]'))
    return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-name]')];
  const next = names[names.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
