import type { BlockKind, SiteBlock } from '@girassol/shared-domain/website';

/** What a part of the page is called in its navigation; parts that are not named here are not in it. */
const words: Partial<Record<BlockKind, string>> = {
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

/** Entries that a line has room for. */
const MOST_ENTRIES = 6;

/** Kinds that give way first where there are too many. */
const lessWanted: BlockKind[] = ['team', 'cities', 'financing', 'savings', 'testimonials', 'steps'];

/** Where a block stands in its page: `#simulador`, `#contato`, or a name that follows its id (its end: ids of one moment begin alike). */
export function anchorOf({ kind, id }: Pick<SiteBlock, 'kind' | 'id'>): string {
  if (kind === 'simulator') return 'simulador';
  if (kind === 'contact') return 'contato';
  return `b-${id.slice(-12)}`;
}

/** The parts that the head of the page leads to, in their order; each word once. */
export function navigationOf(blocks: readonly SiteBlock[]): { label: string; anchor: string }[] {
  let named = blocks.filter(
    ({ kind }, place) => words[kind] && blocks.findIndex((other) => other.kind === kind) === place,
  );
  for (const kind of lessWanted) {
    if (named.length <= MOST_ENTRIES) break;
    named = named.filter((block) => block.kind !== kind);
  }
  return named.map((block) => ({ label: words[block.kind] ?? '', anchor: anchorOf(block) }));
}
