import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Section } from './Section';

/** Figures of the company. */
export const FiguresBlock = ({ site, block }: BlockProps<'figures'>) => (
  <Section site={site} block={block}>
    <ul className="figures">
      {block.values.figures.map(({ value, label }, place) => (
        <li key={place} className="figure">
          <Line site={site} field={`figures.${place}.value`} text={value} as="strong" />
          <Line site={site} field={`figures.${place}.label`} text={label} as="span" />
        </li>
      ))}
    </ul>
  </Section>
);
