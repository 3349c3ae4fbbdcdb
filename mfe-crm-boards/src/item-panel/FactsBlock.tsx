import { Icon, tokens } from '@girassol/shared-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FactList } from './FactList';
import type { ItemFact } from './item-facts';

interface FactsBlockProps {
  title?: string;
  facts: ItemFact[];
  startsOpen: boolean;
}

/** A block of facts that folds: Informações, unless it has another title. */
export function FactsBlock({ title = 'Informações', facts, startsOpen }: FactsBlockProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <section aria-label={title}>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {title}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </Toggle>
      <div id={id} hidden={!isOpen}>
        <FactList facts={facts} />
      </div>
    </section>
  );
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding: ${tokens.space[8]} 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  font: ${tokens.font[14]};
  font-weight: ${tokens.weight.strong};
  color: ${tokens.color.ink};
  cursor: pointer;
`;
