import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Picture } from './Picture';
import { Section } from './Section';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .filter((_word, place, words) => place === 0 || place === words.length - 1)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Who answers. */
export const TeamBlock = ({ site, block }: BlockProps<'team'>) => (
  <Section site={site} block={block}>
    <ul className="people">
      {block.values.people.map(({ name, role, picture }, place) => (
        <li key={place}>
          {picture && site.images.has(picture.imageId) ? (
            <Picture picture={picture} images={site.images} sizes="200px" alt="" />
          ) : (
            <span className="initials" aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <Line site={site} field={`people.${place}.name`} text={name} as="h3" />
          <Line site={site} field={`people.${place}.role`} text={role} />
        </li>
      ))}
    </ul>
  </Section>
);

/** Brands that the company works with: their logo, otherwise their name. */
export const BrandsBlock = ({ site, block }: BlockProps<'brands'>) => (
  <Section site={site} block={block}>
    <ul className="brands">
      {block.values.brands.map(({ name, picture }, place) => (
        <li key={place}>
          {picture && site.images.has(picture.imageId) ? (
            <Picture picture={picture} images={site.images} sizes="160px" alt={picture.alt || name} />
          ) : (
            <Line site={site} field={`brands.${place}.name`} text={name} as="strong" />
          )}
        </li>
      ))}
    </ul>
  </Section>
);
