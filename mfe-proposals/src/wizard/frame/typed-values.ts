const keyOf = (place: string) => `girassol.wizard.1.${place}`;

/** What was typed at a place, if it is of the shape of the form. */
export function readTyped<Values extends object>(place: string, form: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    return hasShape(kept, form) ? kept : null;
  } catch {
    // Storage that is closed or spoilt: nothing was typed.
    return null;
  }
}

export function keepTyped(place: string, values: object): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(values));
  } catch {
    // Storage that is full or closed: leaving asks all the same.
  }
}

export function dropTyped(place: string): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // As above.
  }
}

const hasShape = <Values extends object>(kept: unknown, form: Values): kept is Values =>
  typeof kept === 'object' && kept !== null && Object.keys(form).every((field) => field in kept);
