import { formatNumber } from '@girassol/shared-domain';
import { BuiltSystemScene } from '../scenes/WorkScene';
import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { SitePictureImage } from './Picture';
import { BlockSection } from './Section';

/** `6,6`, `120`: without decimals that say nothing. */
const power = (kwp: number): string => formatNumber(kwp, Number.isInteger(kwp) || kwp >= 100 ? 0 : 1);

/** Block of a site's page with solar systems that the company has built, each with a photo or a drawing. */
export const WorksBlock = ({ site, block }: BlockProps<'works'>) => (
  <BlockSection site={site} block={block}>
    <ul className="cards works">
      {block.values.works.map((work, place) => (
        <li key={place} className="work">
          <div className="frame">
            {work.picture && site.images.has(work.picture.imageId) ? (
              <SitePictureImage
                picture={work.picture}
                images={site.images}
                sizes="(max-width: 600px) 100vw, 360px"
              />
            ) : (
              <BuiltSystemScene place={place} power={work.power} />
            )}
          </div>
          <div className="said">
            {work.power !== null && (
              <p className="power">
                <strong>{power(work.power)}</strong> kWp
              </p>
            )}
            <TextLine site={site} field={`works.${place}.title`} text={work.title} as="h3" />
            <TextLine site={site} field={`works.${place}.city`} text={work.city} />
          </div>
        </li>
      ))}
    </ul>
  </BlockSection>
);
