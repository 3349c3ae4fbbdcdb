import { DEFAULT_VENDORS } from '@girassol/account-domain/billing';

/** Progress of this tab's signup, so that a reload or a way back loses nothing. */
export interface SignupProgress {
  /** Id that the browser gives to the signup: the same one again changes its contact. */
  frontId: string;
  /** Id of the signup at the server; null before step 1 is sent. */
  signupId: string | null;
  vendors: number;
  /** Coupon that was entered; empty without one. */
  coupon: string;
}

const KEY = 'girassol.signup';

function createProgress(): SignupProgress {
  return { frontId: crypto.randomUUID(), signupId: null, vendors: DEFAULT_VENDORS, coupon: '' };
}

function isProgress(value: unknown): value is SignupProgress {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: keyof SignupProgress, type: string) => typeof Reflect.get(value, name) === type;
  const signupId: unknown = Reflect.get(value, 'signupId');
  return (
    has('frontId', 'string') &&
    has('vendors', 'number') &&
    has('coupon', 'string') &&
    (signupId === null || typeof signupId === 'string')
  );
}

/** Returns the signup of this tab, and begins one where there is none (billing-018). */
export function loadSignupProgress(): SignupProgress {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (isProgress(stored)) return stored;
  } catch {
    // What cannot be read is begun anew.
  }
  return saveSignupProgress(createProgress());
}

/** Stores the signup of this tab and returns it. */
export function saveSignupProgress(progress: SignupProgress): SignupProgress {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Storage that is full or closed: the signup works without it, up to a reload.
  }
  return progress;
}

/** Changes a part of the signup of this tab. */
export const updateSignupProgress = (change: Partial<SignupProgress>): SignupProgress =>
  saveSignupProgress({ ...loadSignupProgress(), ...change });

/** Begins another signup in this tab, with the same vendors and coupon. */
export function restartSignup(): SignupProgress {
  const { vendors, coupon } = loadSignupProgress();
  return saveSignupProgress({ ...createProgress(), vendors, coupon });
}
