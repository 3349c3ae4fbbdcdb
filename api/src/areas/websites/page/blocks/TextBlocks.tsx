import { anchorOf } from '../navigation';
import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Picture } from './Picture';
import { RichText } from './RichText';
import { Section } from './Section';
import { SiteButton } from './SiteButton';

/** A heading and paragraphs. */
export const TextBlock = ({ site, block }: BlockProps<'text'>) => (
  <Section site={site} block={block}>
    <RichText site={site} field="body" text={block.values.body} />
  </Section>
);

/** A photo beside a text. */
export function PictureTextBlock({ site, block }: BlockProps<'pictureText'>) {
  const { heading, body, picture, side, button } = block.values;
  return (
    <Section site={site} block={block} isBare>
      <div className={`halves ${side.toLowerCase()}`}>
        <div className="frame">
          <Picture picture={picture} images={site.images} sizes="(max-width: 900px) 100vw, 540px" />
        </div>
        <div className="said">
          <Line site={site} field="heading" text={heading} as="h2" id={`${anchorOf(block)}-t`} />
          <RichText site={site} field="body" text={body} />
          {button && (
            <p className="buttons">
              <SiteButton site={site} field="button" link={button} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
