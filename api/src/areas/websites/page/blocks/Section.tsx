import { blockKinds, type SiteBlock } from '@girassol/shared-domain/website';
import type { ReactNode } from 'react';
import { getBlockAnchor } from '../navigation';
import type { SitePageData } from '../site-page-data';
import { isBlankBlock, isElementVisible } from './block-props';
import { TextLine } from './Line';
import { RichText } from './RichText';

interface Props {
  site: SitePageData;
  block: SiteBlock;
  children?: ReactNode;
  /** Beside its heading, where it has one of its own. */
  isBare?: boolean;
  /** The ground of a kind that nobody chooses it for. */
  ground?: 'strong' | undefined;
}

/** Section of a site's page around a block, with anchor, background, heading and introduction. */
export function BlockSection({ site, block, children, isBare = false, ground: given }: Props) {
  const { id, kind, values } = block;
  const anchor = getBlockAnchor(block);
  const chosen = 'background' in values ? values.background.toLowerCase() : given;
  const ground = chosen ? ` on-${chosen}` : '';
  const heading = 'heading' in values ? values.heading : '';
  const intro = 'intro' in values ? values.intro : '';
  const hasHead = !isBare && (isElementVisible(site, heading) || isElementVisible(site, intro));
  return (
    <section
      id={anchor}
      className={`block k-${kind}${ground}`}
      {...(heading ? { 'aria-labelledby': `${anchor}-t` } : { 'aria-label': blockKinds[kind].label })}
      {...(site.isPreview && { 'data-block': id })}
    >
      <div className="wide">
        {hasHead && (
          <div className="head">
            <TextLine site={site} field="heading" text={heading} as="h2" id={`${anchor}-t`} />
            {'intro' in values && <RichText site={site} field="intro" text={intro} className="intro" />}
          </div>
        )}
        {site.isPreview && isBlankBlock(block) && (
          <p className="box note">{blockKinds[kind].label}: ainda vazio. Clique para preencher.</p>
        )}
        {children}
      </div>
    </section>
  );
}
