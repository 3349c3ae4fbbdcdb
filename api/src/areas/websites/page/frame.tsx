import { renderToStaticMarkup } from 'react-dom/server';
import { PageFooter } from './frame/PageFoot';
import { PageHead } from './frame/PageHead';
import { PageHeader } from './frame/PageTop';
import { WhatsappButton } from './frame/WhatsappButton';
import type { SitePageData } from './site-page-data';
import type { SitePageDefinition } from './site-page-definition';

/** Renders a whole page of a site: head, navigation, content, WhatsApp button, and the footer that the law requires. */
export function renderSitePage(site: SitePageData, page: SitePageDefinition): string {
  const { look } = site.content;
  const isOpenToSearch = site.isIndexed && !page.isPrivate && !site.isPreview;
  const markup = renderToStaticMarkup(
    <html lang="pt-BR">
      <PageHead site={site} page={page} isOpenToSearch={isOpenToSearch} />
      <body className={`look-${look.toLowerCase()}`}>
        <a className="skip" href="#conteudo">
          Ir para o conteúdo
        </a>
        <PageHeader site={site} isHome={page.isHome ?? false} />
        <main id="conteudo" className={page.isHome ? 'home' : 'page wide'}>
          {page.content}
        </main>
        <PageFooter site={site} />
        <WhatsappButton site={site} />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
