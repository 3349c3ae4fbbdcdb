import { type BlockKind, blockKinds, type SiteBlock } from '../blocks/block-kinds';
import type { SiteContent } from '../content';
import { siteThemes } from '../looks';
import { describeBlockDifferences } from './block-differences';
import { createBlockMoveDescribers } from './moved-blocks';
import { areValuesEqual, describeValueChange } from './value-changes';

/**
 * Describes the differences between two versions of a website's content in Portuguese sentences: "Capa:
 * título mudou de … para …". If `before` is null, returns one sentence about the first publication.
 */
export function describeSiteDifferences(before: SiteContent | null, after: SiteContent): string[] {
  if (!before) return ['Primeira publicação'];
  return [
    ...ofLook(before, after),
    ...ofBusiness(before, after),
    ...ofSearch(before, after),
    ...ofBlocks(before, after),
  ];
}

const getLookLabel = (look: SiteContent['look']) =>
  siteThemes.find(({ value }) => value === look)?.label ?? look;

function ofLook(before: SiteContent, after: SiteContent): string[] {
  const whatsapp = after.showsWhatsapp ? 'Botão do WhatsApp apareceu' : 'Botão do WhatsApp saiu';
  return [
    ...(before.look === after.look
      ? []
      : [`Visual mudou de ${getLookLabel(before.look)} para ${getLookLabel(after.look)}`]),
    ...(before.color.toLowerCase() === after.color.toLowerCase()
      ? []
      : [`Cor mudou de ${before.color.toUpperCase()} para ${after.color.toUpperCase()}`]),
    ...(before.showsWhatsapp === after.showsWhatsapp ? [] : [whatsapp]),
  ];
}

const businessFieldLabels: Record<keyof SiteContent['business'], string> = {
  name: 'nome',
  legalName: 'razão social',
  cnpj: 'CNPJ',
  phone: 'telefone',
  whatsapp: 'WhatsApp',
  email: 'e-mail',
  address: 'endereço',
  city: 'cidade',
  uf: 'estado',
  hours: 'horário',
  logo: 'logotipo',
};

const ofBusiness = (before: SiteContent, after: SiteContent): string[] =>
  changesIn('Dados da empresa', businessFieldLabels, before.business, after.business);

const searchFieldLabels: Record<keyof SiteContent['search'], string> = {
  title: 'título',
  description: 'descrição',
  picture: 'foto',
};

const ofSearch = (before: SiteContent, after: SiteContent): string[] =>
  changesIn('Busca', searchFieldLabels, before.search, after.search);

function changesIn<K extends string>(
  where: string,
  words: Record<K, string>,
  before: Record<K, unknown>,
  after: Record<K, unknown>,
): string[] {
  return (Object.keys(words) as K[])
    .filter((key) => !areValuesEqual(before[key], after[key]))
    .map((key) => `${where}: ${describeValueChange(words[key], before[key], after[key])}`);
}

function ofBlocks({ blocks: before }: SiteContent, { blocks: after }: SiteContent): string[] {
  const had = new Map(before.map((block) => [block.id, block]));
  const has = new Map(after.map((block) => [block.id, block]));
  const gone = before.filter(({ id }) => !has.has(id));
  const added = after.filter(({ id }) => !had.has(id));
  const kept = after.filter(({ id }) => had.has(id));
  return [
    ...added.map((block) => `Bloco ${getBlockName(block, after)} acrescentado`),
    ...gone.map((block) => `Bloco ${getBlockName(block, before)} excluído`),
    ...createBlockMoveDescribers(before, after).map((words) => words(getBlockName, after)),
    ...kept.flatMap((block) => {
      const earlier = had.get(block.id);
      return earlier ? describeBlockDifferences(earlier, block, getBlockName(block, after)) : [];
    }),
  ];
}

/** Returns the name of a block: "Texto", or "Texto (Quem somos)" if the page has several of the kind. */
function getBlockName(block: SiteBlock, among: readonly SiteBlock[]): string {
  const { label } = blockKinds[block.kind as BlockKind];
  const isOnly = among.filter(({ kind }) => kind === block.kind).length === 1;
  const heading = 'heading' in block.values ? block.values.heading.trim() : '';
  return isOnly || heading === '' ? label : `${label} (${heading})`;
}
