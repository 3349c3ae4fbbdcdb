import { readable } from '../../colours/colour-maths';
import type { SiteBlock } from '../blocks/block-kinds';
import { CONTENT_VERSION, type SiteContent } from '../content';
import type { SiteLook } from '../looks';
import { claro } from './claro';
import { type MakeBlock, makeBlocks } from './common-blocks';
import { grafite } from './grafite';
import { horizonte } from './horizonte';
import { searchDescription, searchTitle } from './site-texts';
import type { TemplateFacts } from './template-facts';
import { terra } from './terra';

export type { BuiltWork, TemplateFacts } from './template-facts';

const templates: Record<
  SiteLook,
  { color: string; blocks: (make: MakeBlock, facts: TemplateFacts) => SiteBlock[] }
> = {
  HORIZONTE: { color: '#c2410c', blocks: horizonte },
  CLARO: { color: '#0b6e69', blocks: claro },
  TERRA: { color: '#a3461f', blocks: terra },
  GRAFITE: { color: '#2f6fed', blocks: grafite },
};

/** The site that an account begins with: a look, and what is known of the account. `newId` makes the ids of its blocks. */
export function templateOf(look: SiteLook, facts: TemplateFacts, newId: () => string): SiteContent {
  const { color, blocks } = templates[look];
  return {
    version: CONTENT_VERSION,
    look,
    // White is read on it: a pale brand becomes deeper.
    color: readable(facts.color ?? color, '#ffffff', '#000000', 4.5),
    business: {
      name: facts.name.slice(0, 80),
      legalName: '',
      cnpj: facts.cnpj,
      phone: facts.phone,
      whatsapp: facts.phone,
      email: facts.email,
      address: facts.address,
      city: facts.city,
      uf: facts.uf,
      hours: 'Segunda a sexta, das 8h às 18h',
      logo: facts.logo,
    },
    search: { title: searchTitle(facts), description: searchDescription(facts), picture: null },
    showsWhatsapp: facts.phone !== '',
    blocks: blocks(makeBlocks(newId), facts),
  };
}
