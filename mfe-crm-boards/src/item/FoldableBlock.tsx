import { Icon, tokens } from '@girassol/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

const { color, font, radius, space, weight } = tokens;

interface FoldableBlockProps {
  title: string;
  /** Beside the title, also while folded. */
  note?: ReactNode;
  startsOpen: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Section of the item panel with a title, which the person can fold. Folding keeps the state of the section's
 * content.
 */
export function FoldableBlock({ title, note, startsOpen, className, children }: FoldableBlockProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <section aria-label={title} className={className}>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {title}
        {note && <small>{note}</small>}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </Toggle>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  width: 100%;
  padding: ${space[8]} 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  font: ${font[14]};
  font-weight: ${weight.strong};
  cursor: pointer;
  small { color: ${color.inkSoft}; font: ${font[12]}; }
  svg { margin-left: auto; }
`;
