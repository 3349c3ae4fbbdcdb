/** Selector of search inputs, whose text is not lost by a reload. */
const SEARCH_INPUTS =
  '[type="search"], [role="searchbox"], [role="combobox"], [role="search"] *, [data-search] *';
const fields = 'input, textarea, select, [contenteditable="true"]';

const before = new Map<Element, string>();

const getContent = (element: Element): string => {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return String(element.checked);
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return isField ? element.value : (element.textContent ?? '');
};

/**
 * Records the content of every field of the page when it first gets the focus, so that `hasUnsavedInput` can
 * detect changes outside of guarded forms. Returns a function that stops recording.
 */
export function watchInputs(): () => void {
  const remember = ({ target }: Event) => {
    for (const element of before.keys()) if (!element.isConnected) before.delete(element);
    if (!(target instanceof Element) || !target.matches(fields) || target.matches(SEARCH_INPUTS)) return;
    if (!before.has(target)) before.set(target, getContent(target));
  };
  // Submitted fields are the concern of their form.
  const forget = ({ target }: Event) => {
    for (const element of before.keys())
      if (target instanceof Node && target.contains(element)) before.delete(element);
  };
  document.addEventListener('focusin', remember, true);
  document.addEventListener('submit', forget, true);
  return () => {
    document.removeEventListener('focusin', remember, true);
    document.removeEventListener('submit', forget, true);
    before.clear();
  };
}

/**
 * Returns true when a field on screen has other content than `watchInputs` recorded at its first focus.
 * Ignores search fields and submitted forms.
 */
export const hasUnsavedInput = (): boolean =>
  [...before].some(([element, value]) => element.isConnected && getContent(element) !== value);
