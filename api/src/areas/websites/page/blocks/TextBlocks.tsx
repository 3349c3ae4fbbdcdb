import { getBlockAnchor } from '../navigation';
import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { SitePictureImage } from './Picture';
import { RichText } from './RichText';
import { BlockSection } from './Section';
import { SiteButton } from './SiteButton';

/** Block of a site's page with a heading and paragraphs. */
export const TextBlock = ({ site, block }: BlockProps<'text'>) => (
  <BlockSection site={site} block={block}>
    <RichText site={site} field="body" text={block.values.body} />
  </BlockSection>
);

/** Block of a site's page with a photo beside a text. */
export function PictureTextBlock({ site, block }: BlockProps<'pictureText'>) {
  const { heading, body, picture, side, button } = block.values;
  return (
    <BlockSection site={site} block={block} isBare>
      <div className={`halves ${side.toLowerCase()}`}>
        <div className="frame">
          <SitePictureImage picture={picture} images={site.images} sizes="(max-width: 900px) 100vw, 540px" />
        </div>
        <div className="said">
          <TextLine site={site} field="heading" text={heading} as="h2" id={`${getBlockAnchor(block)}-t`} />
          <RichText site={site} field="body" text={body} />
          {button && (
            <p className="buttons">
              <SiteButton site={site} field="button" link={button} />
            </p>
          )}
        </div>
      </div>
    </BlockSection>
  );
}
