import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Picture } from './Picture';
import { Section } from './Section';

/** A photo as wide as the page. */
export const PictureBlock = ({ site, block }: BlockProps<'picture'>) => (
  <Section site={site} block={block}>
    <figure className="frame">
      <Picture
        picture={block.values.picture}
        images={site.images}
        sizes="(max-width: 1160px) 100vw, 1120px"
      />
      <Line site={site} field="caption" text={block.values.caption} as="figcaption" />
    </figure>
  </Section>
);

/** Photos side by side. */
export const GalleryBlock = ({ site, block }: BlockProps<'gallery'>) => (
  <Section site={site} block={block}>
    <ul className="tiles">
      {block.values.pictures.map(({ picture, caption }, place) => (
        <li key={place}>
          <figure className="frame">
            <Picture picture={picture} images={site.images} sizes="(max-width: 600px) 50vw, 360px" />
            <Line site={site} field={`pictures.${place}.caption`} text={caption} as="figcaption" />
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);
