import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { tokens } from '../tokens/tokens';

/** Props of {@link FilterGroup}. */
export interface FilterGroupProps {
  /** Number of filters that are not at their default; the button says it. */
  inUse: number;
  children: ReactNode;
}

const { screen, space } = tokens;

const Toggle = styled.div`
  display: none;
  @media ${screen.narrow} { display: block; justify-self: start; }
`;

/** Cells of the row around it; on narrow screens a block below the search that hides until it is asked for. */
const Group = styled.div`
  display: contents;
  > * { width: auto; min-width: min(9.5rem, 100%); }
  > button { min-width: 0; }
  @media ${screen.narrow} {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: ${space[8]};
    width: 100%;
    > * { flex: 1 1 9.5rem; }
    &:not([data-open]) { display: none; }
  }
`;

/**
 * Filters beside the search of a list, in the row of the search. On narrow screens they are behind one button, so that
 * the list comes first; the button says how many are in use.
 */
export function FilterGroup({ inUse, children }: FilterGroupProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Toggle>
        <Button icon="sliders" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {inUse > 0 ? `Filtros (${inUse})` : 'Filtros'}
        </Button>
      </Toggle>
      <Group id={id} data-open={isOpen || undefined}>
        {children}
      </Group>
    </>
  );
}
