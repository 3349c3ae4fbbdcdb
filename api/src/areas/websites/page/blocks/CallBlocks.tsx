import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Section } from './Section';
import { SiteButton } from './SiteButton';

/** A sentence and a button, for who has decided. */
export const CallToActionBlock = ({ site, block }: BlockProps<'callToAction'>) => (
  <Section site={site} block={block}>
    {block.values.button && (
      <p className="buttons">
        <SiteButton site={site} field="button" link={block.values.button} />
      </p>
    )}
  </Section>
);

/** A line that stands out. */
export const NoticeBlock = ({ site, block }: BlockProps<'notice'>) => (
  <Section site={site} block={block}>
    <Line site={site} field="message" text={block.values.message} />
    <SiteButton site={site} field="button" link={block.values.button} isPlain />
  </Section>
);
