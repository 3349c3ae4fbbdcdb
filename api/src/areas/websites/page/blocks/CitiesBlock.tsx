import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { BlockSection } from './Section';

/** Block of a site's page with the cities that the company serves. */
export const CitiesBlock = ({ site, block }: BlockProps<'cities'>) => (
  <BlockSection site={site} block={block}>
    <ul className="cities">
      {block.values.cities.map(({ name }, place) => (
        <li key={place}>
          <TextLine site={site} field={`cities.${place}.name`} text={name} as="span" />
        </li>
      ))}
    </ul>
  </BlockSection>
);
