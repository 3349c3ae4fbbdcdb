import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { SitePictureImage } from './Picture';
import { RichText } from './RichText';
import { BlockSection } from './Section';

/** Block of a site's page with quotes of customers. */
export const TestimonialsBlock = ({ site, block }: BlockProps<'testimonials'>) => (
  <BlockSection site={site} block={block}>
    <ul className="cards voices">
      {block.values.testimonials.map(({ body, name, city, picture }, place) => (
        <li key={place}>
          <figure className="box">
            <blockquote>
              <RichText site={site} field={`testimonials.${place}.body`} text={body} />
            </blockquote>
            <figcaption>
              <SitePictureImage picture={picture} images={site.images} sizes="56px" alt="" />
              <span>
                <TextLine site={site} field={`testimonials.${place}.name`} text={name} as="strong" />
                <TextLine site={site} field={`testimonials.${place}.city`} text={city} as="span" />
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </BlockSection>
);
