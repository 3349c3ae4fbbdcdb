import { getBlockAnchor } from '../navigation';
import { LookScene } from '../scenes/Scene';
import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { SitePictureImage } from './Picture';
import { RichText } from './RichText';
import { SiteButton } from './SiteButton';

/** First block of a site's page, with a photo or, without one, the drawing of the site's look. */
export function HeroBlock({ site, block }: BlockProps<'hero'>) {
  const { heading, intro, picture, button, secondButton, layout } = block.values;
  const anchor = getBlockAnchor(block);
  const hasPhoto = picture !== null && site.images.has(picture.imageId);
  const isBehind = layout === 'BEHIND';
  return (
    <section
      id={anchor}
      className={`block k-hero ${isBehind ? 'behind' : 'beside'}${hasPhoto ? ' photo' : ''}`}
      aria-labelledby={`${anchor}-t`}
      {...(site.isPreview && { 'data-block': block.id })}
    >
      <div className="scene">
        {hasPhoto ? (
          <SitePictureImage
            picture={picture}
            images={site.images}
            sizes={isBehind ? '100vw' : '(max-width: 900px) 100vw, 46vw'}
            isFirst
          />
        ) : (
          <LookScene look={site.content.look} />
        )}
      </div>
      <div className="wide">
        <div className="promise">
          <TextLine site={site} field="heading" text={heading} as="h1" id={`${anchor}-t`} />
          <RichText site={site} field="intro" text={intro} className="intro" />
          <p className="buttons">
            <SiteButton site={site} field="button" link={button} />
            <SiteButton site={site} field="secondButton" link={secondButton} isPlain />
          </p>
        </div>
      </div>
    </section>
  );
}
