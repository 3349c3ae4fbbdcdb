import { buildPageUrl } from '../build-site-urls';
import { renderSiteStyle } from '../look/render-site-style';
import type { SitePageData } from '../site-page-data';
import type { SitePageDefinition } from '../site-page-definition';

interface Props {
  site: SitePageData;
  page: SitePageDefinition;
  isOpenToSearch: boolean;
}

/** Text of a data block: nothing in it ends the element it stands in. */
const asData = (data: object): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** HTML head of a site's page, with metadata for browsers, search engines and link previews. */
export function PageHead({ site, page, isOpenToSearch }: Props) {
  const { content, canonicalUrl, images, fontUrl } = site;
  const canonical = buildPageUrl(site, page.path ?? '');
  const picture = content.search.picture && images.get(content.search.picture.imageId);
  const origin = new URL(canonicalUrl).origin;
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{page.title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={page.description} />
      <meta name="theme-color" content={content.color} />
      <meta name="robots" content={isOpenToSearch ? 'index, follow' : 'noindex, nofollow'} />
      {!page.isPrivate && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={content.business.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      {picture && (
        <>
          <meta property="og:image" content={origin + picture.ogUrl} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={content.search.picture?.alt ?? ''} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {fontUrl && <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />}
      {/* Written by us: a look, a colour of six digits and addresses of this server. */}
      <style
        dangerouslySetInnerHTML={{
          __html: renderSiteStyle({ ...content, fontUrl }) + (site.seenStyle ?? ''),
        }}
      />
      {page.data && (
        // Data, not a script: the policy of the page runs none.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asData(page.data) }} />
      )}
    </head>
  );
}
