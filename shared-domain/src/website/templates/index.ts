import { findReadableColour } from '../../colours/colour-maths';
import type { SiteBlock } from '../blocks/block-kinds';
import { SITE_CONTENT_VERSION, type SiteContent } from '../content';
import type { SiteTheme } from '../looks';
import { buildClaroBlocks } from './claro';
import { type BlockFactory, createBlockFactory } from './common-blocks';
import { buildGrafiteBlocks } from './grafite';
import { buildHorizonteBlocks } from './horizonte';
import { buildSearchDescription, buildSearchTitle } from './site-texts';
import type { SiteTemplateFacts } from './template-facts';
import { buildTerraBlocks } from './terra';

export type { CompletedWork, SiteTemplateFacts } from './template-facts';

const templates: Record<
  SiteTheme,
  { color: string; blocks: (make: BlockFactory, facts: SiteTemplateFacts) => SiteBlock[] }
> = {
  HORIZONTE: { color: '#c2410c', blocks: buildHorizonteBlocks },
  CLARO: { color: '#0b6e69', blocks: buildClaroBlocks },
  TERRA: { color: '#a3461f', blocks: buildTerraBlocks },
  GRAFITE: { color: '#2f6fed', blocks: buildGrafiteBlocks },
};

/**
 * Builds the initial content of an account's website from a theme and the account's data. `newId` creates the
 * ids of the blocks.
 */
export function buildSiteTemplate(
  look: SiteTheme,
  facts: SiteTemplateFacts,
  newId: () => string,
): SiteContent {
  const { color, blocks } = templates[look];
  return {
    version: SITE_CONTENT_VERSION,
    look,
    // White is read on it: a pale brand becomes deeper.
    color: findReadableColour(facts.color ?? color, '#ffffff', '#000000', 4.5),
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
    search: { title: buildSearchTitle(facts), description: buildSearchDescription(facts), picture: null },
    showsWhatsapp: facts.phone !== '',
    blocks: blocks(createBlockFactory(newId), facts),
  };
}
