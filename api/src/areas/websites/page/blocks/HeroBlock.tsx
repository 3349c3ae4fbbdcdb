import { anchorOf } from '../navigation';
import { Scene } from '../scenes/Scene';
import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Picture } from './Picture';
import { RichText } from './RichText';
import { SiteButton } from './SiteButton';

/** The first thing one sees. Without a photo there is a drawing of the look. */
export function HeroBlock({ site, block }: BlockProps<'hero'>) {
  const { heading, intro, picture, button, secondButton, layout } = block.values;
  const anchor = anchorOf(block);
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
          <Picture
            picture={picture}
            images={site.images}
            sizes={isBehind ? '100vw' : '(max-width: 900px) 100vw, 46vw'}
            isFirst
          />
        ) : (
          <Scene look={site.content.look} />
        )}
      </div>
      <div className="wide">
        <div className="promise">
          <Line site={site} field="heading" text={heading} as="h1" id={`${anchor}-t`} />
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
