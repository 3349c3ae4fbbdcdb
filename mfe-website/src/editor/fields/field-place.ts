import { createContext, useContext } from 'react';

interface FieldPlace {
  /** The block that fields are of. */
  blockId: string;
  /** Writes a value of that block. */
  change: (path: string, value: unknown, isTyped?: boolean) => void;
}

const Context = createContext<FieldPlace | null>(null);

/** Gives the block to the fields inside. */
export const FieldPlaceProvider = Context.Provider;

/** The block that a field is of. */
export function useFieldPlace(): FieldPlace {
  const place = useContext(Context);
  if (!place) throw new Error('A field outside of a block.');
  return place;
}
