import { ServiceIcon } from '../scenes/Icon';
import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { RichText } from './RichText';
import { BlockSection } from './Section';

/** Block of a site's page with the services of the company, in cards. */
export const ServicesBlock = ({ site, block }: BlockProps<'services'>) => (
  <BlockSection site={site} block={block}>
    <ul className="cards services">
      {block.values.services.map(({ icon, title, body }, place) => (
        <li key={place} className="box">
          <ServiceIcon name={icon} />
          <TextLine site={site} field={`services.${place}.title`} text={title} as="h3" />
          <RichText site={site} field={`services.${place}.body`} text={body} />
        </li>
      ))}
    </ul>
  </BlockSection>
);
