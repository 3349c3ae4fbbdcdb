import { Icon } from '../scenes/Icon';
import type { BlockProps } from './block-context';
import { Line } from './Line';
import { RichText } from './RichText';
import { Section } from './Section';

/** What the company offers, in cards. */
export const ServicesBlock = ({ site, block }: BlockProps<'services'>) => (
  <Section site={site} block={block}>
    <ul className="cards services">
      {block.values.services.map(({ icon, title, body }, place) => (
        <li key={place} className="box">
          <Icon name={icon} />
          <Line site={site} field={`services.${place}.title`} text={title} as="h3" />
          <RichText site={site} field={`services.${place}.body`} text={body} />
        </li>
      ))}
    </ul>
  </Section>
);
