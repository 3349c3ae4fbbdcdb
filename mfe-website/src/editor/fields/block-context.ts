import { createContext, useContext } from 'react';

interface BlockContextValue {
  /** The block that fields are of. */
  blockId: string;
  /** Writes a value of that block. */
  change: (path: string, value: unknown, isTyped?: boolean) => void;
}

const Context = createContext<BlockContextValue | null>(null);

/** Provides the id of a block, and a function that changes its values, to the fields inside. */
export const BlockContextProvider = Context.Provider;

/**
 * Returns the id of the block to which a field belongs, and a function that changes the block's values.
 * Throws outside of a block.
 */
export function useBlockContext(): BlockContextValue {
  const place = useContext(Context);
  if (!place) throw new Error('A field outside of a block.');
  return place;
}
