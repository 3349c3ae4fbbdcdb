/** Time for which fields of a restarted area are waited for, in milliseconds. */
const FIELD_PATIENCE_MS = 15_000;

const fields =
  'input:not([type]), input[type="text"], input[type="search"], input[type="number"], input[type="tel"], input[type="email"], input[type="url"], textarea';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reads what people have typed in an area. Returns a function that types it again into the same fields once they are there,
 * or undefined where nothing is typed. A field is found again by its name or label.
 */
export function captureTypedText(area: Element): ((next: Element) => void) | undefined {
  const typed = new Map<string, string>();
  for (const [key, field] of listFields(area)) if (field.value.trim() !== '') typed.set(key, field.value);
  if (typed.size === 0) return undefined;
  return (next) => restore(next, typed);
}

function restore(area: Element, typed: Map<string, string>): void {
  const tryNow = () => {
    for (const [key, field] of listFields(area)) {
      const text = typed.get(key);
      if (text === undefined) continue;
      typed.delete(key);
      if (field.value !== text) typeInto(field, text);
    }
    if (typed.size === 0) stop();
  };
  const observer = new MutationObserver(tryNow);
  const timer = setTimeout(() => stop(), FIELD_PATIENCE_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(area, { childList: true, subtree: true });
  tryNow();
}

/** Lists the fields that a person can type into, by name or label and by their number among those of one name. */
function listFields(area: Element): [key: string, field: Field][] {
  const counts = new Map<string, number>();
  return [...area.querySelectorAll<Field>(fields)].flatMap((field) => {
    if (field.readOnly || field.disabled) return [];
    const name = field.name || getLabel(field);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [[`${name} ${count}`, field] as [string, Field]];
  });
}

const getLabel = (field: Field): string =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder;

/** Sets the text as the browser does when somebody types: React hears of it. */
function typeInto(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
