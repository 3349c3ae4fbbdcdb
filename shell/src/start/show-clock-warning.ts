import { getClockSkew, onSessionChange } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Long enough to be read; it comes back with the next login. */
const SHOWN_MS = 20_000;

/** The warning that this tab has shown, for whom: a reload does not repeat it. */
const SHOWN_KEY = 'girassol.clock-warning';

/**
 * Warns the logged-in user if the computer's clock is wrong, once per user and difference until the next
 * login. Returns a function that stops the checks.
 */
export function showClockWarning(): () => void {
  // Without browser storage, the value is kept until the page is closed.
  let shownHere: string | null = null;
  return onSessionChange((session) => {
    const skew = session ? getClockSkew() : 0;
    if (session && skew === 0) return;
    const text = describeWrongClock(skew);
    const shown = session && `${session.userId} ${text}`;
    if (shown !== null && (readShownWarning() ?? shownHere) === shown) return;
    shownHere = shown;
    writeShownWarning(shown);
    if (shown !== null) showSnackbar({ text, tone: 'bad', duration: SHOWN_MS, isNews: true });
  });
}

function readShownWarning(): string | null {
  try {
    return sessionStorage.getItem(SHOWN_KEY);
  } catch {
    return null;
  }
}

function writeShownWarning(shown: string | null): void {
  try {
    if (shown === null) sessionStorage.removeItem(SHOWN_KEY);
    else sessionStorage.setItem(SHOWN_KEY, shown);
  } catch {
    // Forbidden or full.
  }
}

/** @param skew how far the server's clock is ahead of this one, milliseconds */
export function describeWrongClock(skew: number): string {
  const away = Math.abs(skew);
  const isDays = away >= DAY_MS;
  const count = Math.round(away / (isDays ? DAY_MS : HOUR_MS));
  const unit = isDays ? (count === 1 ? 'dia' : 'dias') : count === 1 ? 'hora' : 'horas';
  const way = skew < 0 ? 'adiantado' : 'atrasado';
  return `O relógio deste computador está ${count} ${unit} ${way}. Acerte a data e a hora: prazos e agenda contam por ele.`;
}
