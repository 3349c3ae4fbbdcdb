import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { tokens } from '../tokens/tokens';

const { color, font, radius, space } = tokens;

export interface DisclosureProps {
  title: string;
  /** True where its fields differ from what most people leave. */
  startsOpen?: boolean | undefined;
  children: ReactNode;
}

/**
 * Part of a form that is collapsed because most people leave its fields unchanged. The fields have effect
 * whether the part is collapsed or open.
 */
export function Disclosure({ title, startsOpen, children }: DisclosureProps) {
  return (
    <Details open={startsOpen}>
      <summary>
        <Icon name="sliders" size={16} />
        {title}
        <Icon name="chevron-down" size={14} />
      </summary>
      <div>{children}</div>
    </Details>
  );
}

const Details = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 2.5rem;
    padding: 0 ${space[12]};
    border-radius: ${radius.control};
    color: ${color.inkSoft};
    font: 500 ${font[13]};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary > svg:last-child { margin-left: auto; }
  &[open] > summary > svg:last-child { transform: rotate(180deg); }
  > summary:hover { color: ${color.ink}; }
  > summary:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
  > div { padding: ${space[12]} ${space[12]} ${space[16]}; }
`;
