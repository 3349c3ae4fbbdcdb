import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { BlockSection } from './Section';
import { SiteButton } from './SiteButton';

/** Block of a site's page with a sentence and a button that calls the visitor to act. */
export const CallToActionBlock = ({ site, block }: BlockProps<'callToAction'>) => (
  <BlockSection site={site} block={block}>
    {block.values.button && (
      <p className="buttons">
        <SiteButton site={site} field="button" link={block.values.button} />
      </p>
    )}
  </BlockSection>
);

/** Block of a site's page with one highlighted line. */
export const NoticeBlock = ({ site, block }: BlockProps<'notice'>) => (
  <BlockSection site={site} block={block}>
    <TextLine site={site} field="message" text={block.values.message} />
    <SiteButton site={site} field="button" link={block.values.button} isPlain />
  </BlockSection>
);
