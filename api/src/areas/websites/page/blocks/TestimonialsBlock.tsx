import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Picture } from './Picture';
import { RichText } from './RichText';
import { Section } from './Section';

/** What customers said. */
export const TestimonialsBlock = ({ site, block }: BlockProps<'testimonials'>) => (
  <Section site={site} block={block}>
    <ul className="cards voices">
      {block.values.testimonials.map(({ body, name, city, picture }, place) => (
        <li key={place}>
          <figure className="box">
            <blockquote>
              <RichText site={site} field={`testimonials.${place}.body`} text={body} />
            </blockquote>
            <figcaption>
              <Picture picture={picture} images={site.images} sizes="56px" alt="" />
              <span>
                <Line site={site} field={`testimonials.${place}.name`} text={name} as="strong" />
                <Line site={site} field={`testimonials.${place}.city`} text={city} as="span" />
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);
