import { formatNumber } from '@girassol/shared-domain';
import { WorkScene } from '../scenes/WorkScene';
import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Picture } from './Picture';
import { Section } from './Section';

/** `6,6`, `120`: without decimals that say nothing. */
const power = (kwp: number): string => formatNumber(kwp, Number.isInteger(kwp) || kwp >= 100 ? 0 : 1);

/** Systems that were built: each with its photo, otherwise a drawing. */
export const WorksBlock = ({ site, block }: BlockProps<'works'>) => (
  <Section site={site} block={block}>
    <ul className="cards works">
      {block.values.works.map((work, place) => (
        <li key={place} className="work">
          <div className="frame">
            {work.picture && site.images.has(work.picture.imageId) ? (
              <Picture picture={work.picture} images={site.images} sizes="(max-width: 600px) 100vw, 360px" />
            ) : (
              <WorkScene place={place} power={work.power} />
            )}
          </div>
          <div className="said">
            {work.power !== null && (
              <p className="power">
                <strong>{power(work.power)}</strong> kWp
              </p>
            )}
            <Line site={site} field={`works.${place}.title`} text={work.title} as="h3" />
            <Line site={site} field={`works.${place}.city`} text={work.city} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
