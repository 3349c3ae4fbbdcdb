import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Section } from './Section';

/** Where the company works. */
export const CitiesBlock = ({ site, block }: BlockProps<'cities'>) => (
  <Section site={site} block={block}>
    <ul className="cities">
      {block.values.cities.map(({ name }, place) => (
        <li key={place}>
          <Line site={site} field={`cities.${place}.name`} text={name} as="span" />
        </li>
      ))}
    </ul>
  </Section>
);
