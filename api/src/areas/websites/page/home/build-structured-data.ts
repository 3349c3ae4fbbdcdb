import type { SitePageData } from '../site-page-data';

/** Builds the structured data about the company of a site for search engines (schema.org). */
export function buildStructuredData({ content, canonicalUrl, images }: SitePageData): object {
  const { business, search, blocks } = content;
  const origin = new URL(canonicalUrl).origin;
  const picture = search.picture && images.get(search.picture.imageId);
  const logo = business.logo && images.get(business.logo.imageId)?.sizes.at(-1);
  const cities = blocks.flatMap((block) => (block.kind === 'cities' ? block.values.cities : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': canonicalUrl,
    url: canonicalUrl,
    name: business.name,
    description: search.description,
    ...(business.legalName && { legalName: business.legalName }),
    ...(business.cnpj && { taxID: business.cnpj }),
    ...(business.phone && { telephone: `+55${business.phone}` }),
    ...(business.email && { email: business.email }),
    ...(picture && { image: origin + picture.ogUrl }),
    ...(logo && { logo: origin + logo.url }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address,
      addressLocality: business.city,
      addressRegion: business.uf,
      addressCountry: 'BR',
    },
    ...(cities.length > 0 && { areaServed: cities.map(({ name }) => ({ '@type': 'City', name })) }),
  };
}
