import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { BlockSection } from './Section';

/** Block of a site's page with key figures of the company. */
export const FiguresBlock = ({ site, block }: BlockProps<'figures'>) => (
  <BlockSection site={site} block={block}>
    <ul className="figures">
      {block.values.figures.map(({ value, label }, place) => (
        <li key={place} className="figure">
          <TextLine site={site} field={`figures.${place}.value`} text={value} as="strong" />
          <TextLine site={site} field={`figures.${place}.label`} text={label} as="span" />
        </li>
      ))}
    </ul>
  </BlockSection>
);
