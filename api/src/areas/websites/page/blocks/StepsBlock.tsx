import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { RichText } from './RichText';
import { BlockSection } from './Section';

/** Block of a site's page with the steps of a solar project. */
export const StepsBlock = ({ site, block }: BlockProps<'steps'>) => (
  <BlockSection site={site} block={block}>
    <ol className="path">
      {block.values.steps.map(({ title, body }, place) => (
        <li key={place}>
          <TextLine site={site} field={`steps.${place}.title`} text={title} as="h3" />
          <RichText site={site} field={`steps.${place}.body`} text={body} />
        </li>
      ))}
    </ol>
  </BlockSection>
);
