/** What a person types to look for something is not lost by a reload. */
const lookedFor =
  '[type="search"], [role="searchbox"], [role="combobox"], [role="search"] *, [data-search] *';
const fields = 'input, textarea, select, [contenteditable="true"]';

const before = new Map<Element, string>();

const contentOf = (element: Element): string => {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return String(element.checked);
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return isField ? element.value : (element.textContent ?? '');
};

/** Remembers what stood in a field when somebody came to it: of fields that no form watches nobody else knows. */
export function watchInputs(): () => void {
  const remember = ({ target }: Event) => {
    for (const element of before.keys()) if (!element.isConnected) before.delete(element);
    if (!(target instanceof Element) || !target.matches(fields) || target.matches(lookedFor)) return;
    if (!before.has(target)) before.set(target, contentOf(target));
  };
  // What was sent is in the hands of whoever takes it.
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

/** Does a field on screen hold something else than it did when somebody came to it? */
export const hasUnsavedInput = (): boolean =>
  [...before].some(([element, value]) => element.isConnected && contentOf(element) !== value);
