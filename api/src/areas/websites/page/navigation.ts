import type { BlockKind, SiteBlock } from '@girassol/shared-domain/website';

/** Label of each kind of block in the navigation. Blocks of other kinds are not in it. */
const navigationLabels: Partial<Record<BlockKind, string>> = {
  services: 'Serviços',
  works: 'Obras',
  steps: 'Como funciona',
  savings: 'Economia',
  simulator: 'Simulador',
  financing: 'Pagamento',
  testimonials: 'Depoimentos',
  cities: 'Onde atendemos',
  questions: 'Perguntas',
  team: 'Equipe',
  contact: 'Contato',
};

/** Maximum number of entries that fit into the line. */
const MAX_ENTRIES = 6;

/** Kinds that give way first where there are too many. */
const lessWanted: BlockKind[] = ['team', 'cities', 'financing', 'savings', 'testimonials', 'steps'];

/**
 * Returns the HTML id to which links to a block of a site's page lead: `simulador`, `contato`, or the end of
 * the block's id. Ids that were generated at the same moment have the same beginning.
 */
export function getBlockAnchor({ kind, id }: Pick<SiteBlock, 'kind' | 'id'>): string {
  if (kind === 'simulator') return 'simulador';
  if (kind === 'contact') return 'contato';
  return `b-${id.slice(-12)}`;
}

/**
 * Builds the navigation of a site's home page from its blocks: one entry for the first block of each kind
 * that has a label.
 */
export function buildNavigation(blocks: readonly SiteBlock[]): { label: string; anchor: string }[] {
  let named = blocks.filter(
    ({ kind }, place) => navigationLabels[kind] && blocks.findIndex((other) => other.kind === kind) === place,
  );
  for (const kind of lessWanted) {
    if (named.length <= MAX_ENTRIES) break;
    named = named.filter((block) => block.kind !== kind);
  }
  return named.map((block) => ({ label: navigationLabels[block.kind] ?? '', anchor: getBlockAnchor(block) }));
}
