import { renderSitePage } from '../frame';
import type { SitePageData } from '../site-page-data';

/** Renders the page of an address below a site at which the site has no page. */
export function renderMissingPage(site: SitePageData): string {
  const { name } = site.content.business;
  return renderSitePage(site, {
    title: `Página não encontrada · ${name}`,
    description: `Este endereço não é de uma página do site de ${name}.`,
    isPrivate: true,
    content: (
      <>
        <h1>Página não encontrada</h1>
        <p>O endereço pode ter sido escrito errado, ou a página não existe mais.</p>
        <p>
          <a className="button" href={site.base}>
            Voltar ao site
          </a>
        </p>
      </>
    ),
  });
}
