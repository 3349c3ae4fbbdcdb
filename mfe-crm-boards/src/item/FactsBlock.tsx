import type { ComponentProps } from 'react';
import { FactList } from './FactList';
import { FoldableBlock } from './FoldableBlock';
import type { ItemFact } from './item-facts';

interface FactsBlockProps {
  title?: string | undefined;
  facts: ItemFact[];
  startsOpen: boolean;
  renderValue?: ComponentProps<typeof FactList>['renderValue'];
}

/** Foldable section of the item panel with facts about the item, titled "Informações" by default. */
export const FactsBlock = ({ title = 'Informações', facts, startsOpen, renderValue }: FactsBlockProps) => (
  <FoldableBlock title={title} startsOpen={startsOpen}>
    <FactList facts={facts} renderValue={renderValue} />
  </FoldableBlock>
);
