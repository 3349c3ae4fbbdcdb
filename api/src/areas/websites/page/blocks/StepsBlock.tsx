import type { BlockProps } from './block-context';
import { Line } from './Line';
import { RichText } from './RichText';
import { Section } from './Section';

/** How it goes, step by step. */
export const StepsBlock = ({ site, block }: BlockProps<'steps'>) => (
  <Section site={site} block={block}>
    <ol className="path">
      {block.values.steps.map(({ title, body }, place) => (
        <li key={place}>
          <Line site={site} field={`steps.${place}.title`} text={title} as="h3" />
          <RichText site={site} field={`steps.${place}.body`} text={body} />
        </li>
      ))}
    </ol>
  </Section>
);
