import type { EditedWebsite, SiteImage } from '@girassol/shared-domain/contract';
import { newBlock, type SiteContent } from '@girassol/shared-domain/website';

/** Ids of the blocks of `someContent`. */
export const [HERO, TEXT, CONTACT] = [1, 2, 3].map(
  (place) => `00000000-0000-4000-8000-00000000000${place}`,
) as [string, string, string];

/** What a small site says, for tests: a cover, a text and the contact. */
export function someContent(changes: Partial<SiteContent> = {}): SiteContent {
  const hero = newBlock('hero', HERO);
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
      newBlock('text', TEXT),
      newBlock('contact', CONTACT),
    ],
    ...changes,
  };
}

/** A site as those who edit it have it, for tests. */
export const aWebsite = (changes: Partial<EditedWebsite> = {}): EditedWebsite => ({
  slug: 'sol-nascente',
  url: 'http://localhost/institucional/sol-nascente',
  draft: someContent(),
  revision: 3,
  savedBy: 'Ana Souza',
  savedTimestamp: Date.parse('2026-04-20T14:03:00-03:00'),
  publishedVersion: null,
  isChanged: true,
  suspended: null,
  ...changes,
});

/** A picture of the site, for tests. */
export const anImage = (changes: Partial<SiteImage> = {}): SiteImage => ({
  _id: '00000000-0000-4000-8000-0000000000f1',
  name: 'telhado.jpg',
  width: 1600,
  height: 1200,
  sizes: [{ url: '/institucional/imagem/a/f1', width: 480 }],
  ...changes,
});
