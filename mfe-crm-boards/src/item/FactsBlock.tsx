import { FactList } from './FactList';
import { FoldableBlock } from './FoldableBlock';
import type { ItemFact } from './item-facts';

interface FactsBlockProps {
  title?: string;
  facts: ItemFact[];
  startsOpen: boolean;
}

/** A block of facts that folds: Informações, unless it has another title. */
export const FactsBlock = ({ title = 'Informações', facts, startsOpen }: FactsBlockProps) => (
  <FoldableBlock title={title} startsOpen={startsOpen}>
    <FactList facts={facts} />
  </FoldableBlock>
);
