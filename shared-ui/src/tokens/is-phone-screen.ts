import { tokens } from './tokens';

/** Checks whether the window is as narrow as that of a phone now. */
export const isPhoneScreen = (): boolean => globalThis.matchMedia?.(tokens.screen.phone).matches ?? false;
