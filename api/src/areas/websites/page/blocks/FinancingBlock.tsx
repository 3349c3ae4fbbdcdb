import type { BlockProps } from './block-context';
import { Line } from './Line';
import { RichText } from './RichText';
import { Section } from './Section';

/** Ways to pay. */
export const FinancingBlock = ({ site, block }: BlockProps<'financing'>) => (
  <Section site={site} block={block}>
    <ul className="cards ways">
      {block.values.ways.map(({ title, body }, place) => (
        <li key={place} className="box">
          <Line site={site} field={`ways.${place}.title`} text={title} as="h3" />
          <RichText site={site} field={`ways.${place}.body`} text={body} />
        </li>
      ))}
    </ul>
  </Section>
);
