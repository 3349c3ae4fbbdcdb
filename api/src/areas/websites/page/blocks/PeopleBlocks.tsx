import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { SitePictureImage } from './Picture';
import { BlockSection } from './Section';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .filter((_word, place, words) => place === 0 || place === words.length - 1)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Block of a site's page with the team of the company. */
export const TeamBlock = ({ site, block }: BlockProps<'team'>) => (
  <BlockSection site={site} block={block}>
    <ul className="people">
      {block.values.people.map(({ name, role, picture }, place) => (
        <li key={place}>
          {picture && site.images.has(picture.imageId) ? (
            <SitePictureImage picture={picture} images={site.images} sizes="200px" alt="" />
          ) : (
            <span className="initials" aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <TextLine site={site} field={`people.${place}.name`} text={name} as="h3" />
          <TextLine site={site} field={`people.${place}.role`} text={role} />
        </li>
      ))}
    </ul>
  </BlockSection>
);

/** Block of a site's page with the brands that the company works with, each by its logo or its name. */
export const BrandsBlock = ({ site, block }: BlockProps<'brands'>) => (
  <BlockSection site={site} block={block}>
    <ul className="brands">
      {block.values.brands.map(({ name, picture }, place) => (
        <li key={place}>
          {picture && site.images.has(picture.imageId) ? (
            <SitePictureImage
              picture={picture}
              images={site.images}
              sizes="160px"
              alt={picture.alt || name}
            />
          ) : (
            <TextLine site={site} field={`brands.${place}.name`} text={name} as="strong" />
          )}
        </li>
      ))}
    </ul>
  </BlockSection>
);
