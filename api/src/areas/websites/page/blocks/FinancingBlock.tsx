import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { RichText } from './RichText';
import { BlockSection } from './Section';

/** Block of a site's page that lists the ways to pay. */
export const FinancingBlock = ({ site, block }: BlockProps<'financing'>) => (
  <BlockSection site={site} block={block}>
    <ul className="cards ways">
      {block.values.ways.map(({ title, body }, place) => (
        <li key={place} className="box">
          <TextLine site={site} field={`ways.${place}.title`} text={title} as="h3" />
          <RichText site={site} field={`ways.${place}.body`} text={body} />
        </li>
      ))}
    </ul>
  </BlockSection>
);
