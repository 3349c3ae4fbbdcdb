import {
  buildSiteTemplate,
  createBlock,
  type SiteContent,
  type SitePicture,
  type SiteTemplateFacts,
} from '@girassol/shared-domain/website';
import type { DemoUser } from '../timeline';

const roles = ['Direção', 'Consultor de energia', 'Projetos e instalação', 'Comercial e rural'];

/**
 * Builds the content of the demonstration's site: a template with some changes as an owner would make them.
 */
export function buildDemoContent(
  facts: SiteTemplateFacts,
  { users, picture, newId }: { users: readonly DemoUser[]; picture: SitePicture | null; newId: () => string },
): SiteContent {
  const made = buildSiteTemplate('HORIZONTE', facts, newId);
  const team = createBlock('team', newId());
  const savings = createBlock('savings', newId());
  const added = [
    {
      ...savings,
      values: {
        ...savings.values,
        heading: 'O que muda na conta de uma casa',
        intro: 'Um exemplo de casa com três pessoas e chuveiro elétrico.',
        billBefore: 450,
        billAfter: 96,
        basis: 'Demonstração: 480 kWh por mês, ligação bifásica, sistema de 4,4 kWp. Valores ilustrativos.',
      },
    },
    {
      ...team,
      values: {
        ...team.values,
        heading: 'Quem atende você',
        intro: '',
        people: users.map(({ name }, place) => ({ name, role: roles[place] ?? 'Equipe', picture: null })),
      },
    },
  ];
  const [start, end] = [made.blocks.slice(0, -4), made.blocks.slice(-4)];
  return {
    ...made,
    business: {
      ...made.business,
      legalName: 'Girassol Energia Solar Ltda',
      cnpj: '11222333000181',
      address: 'Rua das Palmeiras, 120',
    },
    search: { ...made.search, picture },
    blocks: [...start, ...added, ...end],
  };
}
