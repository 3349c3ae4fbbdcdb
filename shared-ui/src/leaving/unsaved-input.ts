import { createContext, useContext, useEffect } from 'react';

/** Registers input that closing would lose; returns a function that removes it. */
export type RegisterUnsavedInput = () => () => void;

/** Context of a dialog that asks before it is closed over unsaved input; null outside of one. */
export const UnsavedInputContext = createContext<RegisterUnsavedInput | null>(null);

/** Lets the surrounding dialog ask before Escape, its close button or a press outside loses what was typed. */
export function useUnsavedInput(isDirty: boolean): void {
  const register = useContext(UnsavedInputContext);
  useEffect(() => (isDirty ? register?.() : undefined), [isDirty, register]);
}
