import { createElement } from 'react';
import type { SettingsSectionProps } from '../settings-section';
import type { NamedList } from './named-list';

const lists: readonly NamedList[] = [
  {
    id: 'origens',
    title: 'Origens',
    summary: 'De onde vêm os clientes',
    why: 'De onde vêm os clientes. Aparecem no cadastro do cliente.',
    one: 'origem',
    keywords: 'clientes captação canal',
    order: 10,
    key: 'origins',
  },
  {
    id: 'motivos-perda',
    title: 'Motivos de perda',
    summary: 'Por que uma venda não deu certo',
    why: 'O vendedor escolhe um deles ao dar uma venda como perdida ou desqualificar um lead.',
    one: 'motivo',
    keywords: 'venda perdida desqualificar lead',
    order: 20,
    key: 'salesLostReasons',
  },
  {
    id: 'motivos-reprova',
    title: 'Motivos de reprova',
    summary: 'Por que um projeto foi reprovado',
    why: 'Sugeridos ao adicionar uma reprova a um projeto.',
    one: 'motivo',
    keywords: 'projeto concessionária reprovado',
    order: 30,
    key: 'rejectReasons',
  },
  {
    id: 'tipos-nota',
    title: 'Tipos de nota',
    summary: 'Ligação, visita e outros',
    why: 'Classificam as notas e os compromissos da agenda. Notas já escritas mantêm o seu tipo.',
    one: 'tipo',
    keywords: 'notas agenda compromisso ligação visita',
    order: 40,
    key: 'notesTypes',
  },
  {
    id: 'pastas',
    title: 'Pastas padrão',
    summary: 'Nos arquivos de cada cliente novo',
    why: 'Criadas nos arquivos de cada cliente novo. Os arquivos que já existem não mudam.',
    one: 'pasta',
    keywords: 'arquivos documentos cliente',
    order: 50,
    key: 'stdFolders',
  },
  {
    id: 'cargos',
    title: 'Cargos',
    summary: 'O que cada pessoa faz na empresa',
    why: 'O que cada pessoa faz na empresa. Aparecem em Colaboradores; quem já tem um cargo fica com ele.',
    one: 'cargo',
    keywords: 'colaboradores função vendedor projetista instalador equipe',
    order: 106,
    key: 'companyPositions',
  },
  {
    id: 'adicionais',
    title: 'Adicionais do kit',
    summary: 'O que vai além do kit na proposta',
    why: 'O que a empresa costuma pôr além do kit. Um clique leva cada um aos itens da proposta.',
    one: 'adicional',
    keywords: 'kit proposta itens estrutura carport limpeza monitoramento',
    order: 99,
    key: 'addons',
  },
];

/** Settings sections of all named lists, each with its editor component. */
export const namedListSections = lists.map((list) => ({
  ...list,
  load: async () => {
    const { NamedListSection } = await import('./NamedListSection');
    return { default: (props: SettingsSectionProps) => createElement(NamedListSection, { ...props, list }) };
  },
}));
