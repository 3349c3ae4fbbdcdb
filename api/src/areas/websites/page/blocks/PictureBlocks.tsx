import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { SitePictureImage } from './Picture';
import { BlockSection } from './Section';

/** Block of a site's page with a photo as wide as the page. */
export const PictureBlock = ({ site, block }: BlockProps<'picture'>) => (
  <BlockSection site={site} block={block}>
    <figure className="frame">
      <SitePictureImage
        picture={block.values.picture}
        images={site.images}
        sizes="(max-width: 1160px) 100vw, 1120px"
      />
      <TextLine site={site} field="caption" text={block.values.caption} as="figcaption" />
    </figure>
  </BlockSection>
);

/** Block of a site's page with photos side by side. */
export const GalleryBlock = ({ site, block }: BlockProps<'gallery'>) => (
  <BlockSection site={site} block={block}>
    <ul className="tiles">
      {block.values.pictures.map(({ picture, caption }, place) => (
        <li key={place}>
          <figure className="frame">
            <SitePictureImage picture={picture} images={site.images} sizes="(max-width: 600px) 50vw, 360px" />
            <TextLine site={site} field={`pictures.${place}.caption`} text={caption} as="figcaption" />
          </figure>
        </li>
      ))}
    </ul>
  </BlockSection>
);
