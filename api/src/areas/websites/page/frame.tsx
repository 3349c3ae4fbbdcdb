import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageFoot } from './frame/PageFoot';
import { PageHead } from './frame/PageHead';
import { PageTop } from './frame/PageTop';
import { WhatsappButton } from './frame/WhatsappButton';
import type { SiteFacts } from './site-facts';

export interface FramedPage {
  title: string;
  description: string;
  content: ReactNode;
  /** Of one visitor: search engines leave it out. */
  isPrivate?: boolean;
  /** Path below that of the site, for the one address that search engines keep: `/privacidade`. */
  path?: string;
  /** The page of the blocks brings its own sections and structured data; others are one column. */
  isHome?: boolean;
  /** Structured data for search engines. */
  data?: object;
}

/** A whole page of a site: head, navigation, content, WhatsApp in reach, and the foot that the law wants. */
export function renderFrame(site: SiteFacts, page: FramedPage): string {
  const { look } = site.content;
  const isOpenToSearch = site.isIndexed && !page.isPrivate && !site.isPreview;
  const markup = renderToStaticMarkup(
    <html lang="pt-BR">
      <PageHead site={site} page={page} isOpenToSearch={isOpenToSearch} />
      <body className={`look-${look.toLowerCase()}`}>
        <a className="skip" href="#conteudo">
          Ir para o conteúdo
        </a>
        <PageTop site={site} isHome={page.isHome ?? false} />
        <main id="conteudo" className={page.isHome ? 'home' : 'page wide'}>
          {page.content}
        </main>
        <PageFoot site={site} />
        <WhatsappButton site={site} />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
