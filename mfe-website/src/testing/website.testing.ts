import type { EditableWebsite, SiteImage } from '@girassol/shared-domain/contract';
import { createBlock, type SiteContent } from '@girassol/shared-domain/website';

/** Block ids of the content that `buildSiteContent` builds. */
export const [HERO, TEXT, CONTACT] = [1, 2, 3].map(
  (place) => `00000000-0000-4000-8000-00000000000${place}`,
) as [string, string, string];

/** Builds the content of a small site for tests: a cover, a text and the contact. */
export function buildSiteContent(changes: Partial<SiteContent> = {}): SiteContent {
  const hero = createBlock('hero', HERO);
  return {
    version: 1,
    look: 'CLARO',
    color: '#1F6F54',
    business: {
      name: 'Sol Nascente',
      legalName: '',
      cnpj: '',
      phone: '',
      whatsapp: '',
      email: '',
      address: '',
      city: '',
      uf: '',
      hours: '',
      logo: null,
    },
    search: { title: '', description: '', picture: null },
    showsWhatsapp: true,
    blocks: [
      { ...hero, values: { ...hero.values, heading: 'Energia solar' } },
      createBlock('text', TEXT),
      createBlock('contact', CONTACT),
    ],
    ...changes,
  };
}

/** Builds a site as its editors receive it, for tests. */
export const buildWebsite = (changes: Partial<EditableWebsite> = {}): EditableWebsite => ({
  slug: 'sol-nascente',
  url: 'http://localhost/institucional/sol-nascente',
  draft: buildSiteContent(),
  revision: 3,
  savedBy: 'Ana Souza',
  savedTimestamp: Date.parse('2026-04-20T14:03:00-03:00'),
  publishedVersion: null,
  isChanged: true,
  suspended: null,
  ...changes,
});

/** Builds a picture of the site for tests. */
export const buildSiteImage = (changes: Partial<SiteImage> = {}): SiteImage => ({
  _id: '00000000-0000-4000-8000-0000000000f1',
  name: 'telhado.jpg',
  width: 1600,
  height: 1200,
  sizes: [{ url: '/institucional/imagem/a/f1', width: 480 }],
  ...changes,
});
