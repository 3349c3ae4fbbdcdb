import { type BlockKind, blockKinds, type SiteBlock } from '../blocks/block-kinds';
import type { SiteContent } from '../content';
import { siteLooks } from '../looks';
import { differencesOfBlock } from './block-differences';
import { movedIn } from './moved-blocks';
import { changeOf, sameValue } from './value-words';

/**
 * What `after` says otherwise than `before`, in sentences: "Capa: título mudou de … para …". A site that was not there
 * before begins with one sentence.
 */
export function differencesOf(before: SiteContent | null, after: SiteContent): string[] {
  if (!before) return ['Primeira publicação'];
  return [
    ...ofLook(before, after),
    ...ofBusiness(before, after),
    ...ofSearch(before, after),
    ...ofBlocks(before, after),
  ];
}

const lookLabel = (look: SiteContent['look']) => siteLooks.find(({ value }) => value === look)?.label ?? look;

function ofLook(before: SiteContent, after: SiteContent): string[] {
  const whatsapp = after.showsWhatsapp ? 'Botão do WhatsApp apareceu' : 'Botão do WhatsApp saiu';
  return [
    ...(before.look === after.look
      ? []
      : [`Visual mudou de ${lookLabel(before.look)} para ${lookLabel(after.look)}`]),
    ...(before.color.toLowerCase() === after.color.toLowerCase()
      ? []
      : [`Cor mudou de ${before.color.toUpperCase()} para ${after.color.toUpperCase()}`]),
    ...(before.showsWhatsapp === after.showsWhatsapp ? [] : [whatsapp]),
  ];
}

const businessWords: Record<keyof SiteContent['business'], string> = {
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
  changesIn('Dados da empresa', businessWords, before.business, after.business);

const searchWords: Record<keyof SiteContent['search'], string> = {
  title: 'título',
  description: 'descrição',
  picture: 'foto',
};

const ofSearch = (before: SiteContent, after: SiteContent): string[] =>
  changesIn('Busca', searchWords, before.search, after.search);

function changesIn<K extends string>(
  where: string,
  words: Record<K, string>,
  before: Record<K, unknown>,
  after: Record<K, unknown>,
): string[] {
  return (Object.keys(words) as K[])
    .filter((key) => !sameValue(before[key], after[key]))
    .map((key) => `${where}: ${changeOf(words[key], before[key], after[key])}`);
}

function ofBlocks({ blocks: before }: SiteContent, { blocks: after }: SiteContent): string[] {
  const had = new Map(before.map((block) => [block.id, block]));
  const has = new Map(after.map((block) => [block.id, block]));
  const gone = before.filter(({ id }) => !has.has(id));
  const added = after.filter(({ id }) => !had.has(id));
  const kept = after.filter(({ id }) => had.has(id));
  return [
    ...added.map((block) => `Bloco ${nameOf(block, after)} acrescentado`),
    ...gone.map((block) => `Bloco ${nameOf(block, before)} excluído`),
    ...movedIn(before, after).map((words) => words(nameOf, after)),
    ...kept.flatMap((block) => {
      const earlier = had.get(block.id);
      return earlier ? differencesOfBlock(earlier, block, nameOf(block, after)) : [];
    }),
  ];
}

/** "Texto", or "Texto (Quem somos)" where the page has several of the kind. */
function nameOf(block: SiteBlock, among: readonly SiteBlock[]): string {
  const { label } = blockKinds[block.kind as BlockKind];
  const isOnly = among.filter(({ kind }) => kind === block.kind).length === 1;
  const heading = 'heading' in block.values ? block.values.heading.trim() : '';
  return isOnly || heading === '' ? label : `${label} (${heading})`;
}
