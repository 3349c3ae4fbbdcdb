import { Icon, isPhoneScreen, tokens } from '@girassol/shared-ui';
import { FormFields } from '@girassol/shared-ui/fields';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

const { color, font, radius, screen, space, weight } = tokens;

interface FoldableLineProps {
  /** `Módulo 1` */
  title: string;
  /** The line in a few words: `Canadian CS6 · 550 Wp · 10 un.`; null while it is incomplete. */
  description: string | null;
  /** Fields of the line. */
  children: ReactNode;
}

/**
 * Fields of a form line below a row with the line's title and description, which folds the fields away. A line that is
 * complete from the start is folded on phones, so that several lines can be surveyed at once.
 */
export function FoldableLine({ title, description, children }: FoldableLineProps) {
  const [startsOpen] = useState(() => description === null || !isPhoneScreen());
  return (
    <Details open={startsOpen}>
      <summary>
        <Icon name="chevron-right" size={16} />
        <span>
          <strong>{title}</strong>
          {description !== null && <> {description}</>}
        </span>
      </summary>
      <LineFields>{children}</LineFields>
    </Details>
  );
}

const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    box-sizing: border-box;
    min-height: 2.75rem;
    /* Beside the button that removes the line. */
    padding: ${space[8]} 3rem ${space[8]} ${space[12]};
    border-radius: ${radius.control};
    color: ${color.inkSoft};
    font: ${font[13]};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary > svg { flex: none; color: ${color.inkFaint}; }
  > summary strong { color: ${color.ink}; font-weight: ${weight.medium}; }
  > summary span { min-width: 0; overflow-wrap: anywhere; }
  &[open] > summary > svg { transform: rotate(90deg); }
  > summary:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
`;

/** Three fields side by side, two on phones: most of them are short numbers. */
const LineFields = styled(FormFields)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: ${space[4]} ${space[16]} ${space[16]};
  @media ${screen.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media ${screen.phone} {
    gap: ${space[12]} ${space[8]};
    padding: ${space[4]} ${space[8]} ${space[12]};
    /* Beside the label where there is room, below it where there is none. */
    div:has(> label + small) { flex-wrap: wrap; gap: 0 3px; }
  }
`;
