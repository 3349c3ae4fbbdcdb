import { SitePictureImage } from '../blocks/Picture';
import { buildNavigation } from '../navigation';
import type { SitePageData } from '../site-page-data';

/** Header of a site's pages with the name of the site and its navigation. */
export function PageHeader({ site, isHome }: { site: SitePageData; isHome: boolean }) {
  const { content, base, images } = site;
  const { business, blocks } = content;
  const home = isHome ? '' : base;
  const entries = buildNavigation(blocks).map(({ label, anchor }) => (
    <li key={anchor}>
      <a href={`${home}#${anchor}`}>{label}</a>
    </li>
  ));
  const hasSimulator = blocks.some(({ kind }) => kind === 'simulator') && site.isSimulatorOpen;
  const logo = business.logo && images.get(business.logo.imageId);
  return (
    <header className="top">
      <div className="wide">
        <a className="brand" href={isHome ? '#conteudo' : base}>
          {logo ? (
            <SitePictureImage
              picture={business.logo}
              images={images}
              sizes="200px"
              alt={business.name}
              isFirst
            />
          ) : (
            business.name
          )}
        </a>
        {entries.length > 0 && (
          <nav aria-label="Partes do site">
            <ul>{entries}</ul>
            <details className="menu">
              <summary>
                Menu
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M3 6h14M3 10h14M3 14h14" stroke="currentColor" strokeWidth="2" />
                </svg>
              </summary>
              <ul>{entries}</ul>
            </details>
          </nav>
        )}
        {hasSimulator && (
          <a className="button" href={`${home}#simulador`}>
            Simular economia
          </a>
        )}
      </div>
    </header>
  );
}
