import type { MenuContribution } from '@girassol/federation';
import { type Condition, equipmentViewCondition } from '@girassol/shared-domain';

/**
 * White-labels bring a catalogue of their own: kits and equipment are hidden for them (shell.menus-014), and for
 * vendors whose permissions need neither.
 */
const ownCatalogue: Condition = { not: { whitelabel: 'any' }, ...equipmentViewCondition };

/** Condition to register kits: if the account uses the manager's kits, a vendor needs kitsManager (shell.menus-009). */
const mayRegisterKits: Condition = {
  any: [{ permission: 'kitsManager' }, { not: { preference: 'useManagerKits' } }],
};

interface Equipment extends Required<Pick<MenuContribution, 'id' | 'label' | 'icon' | 'order' | 'benefit'>> {}

const equipment = (entry: Equipment): MenuContribution[] => [
  {
    ...entry,
    group: 'catalogo',
    to: `/${entry.id}/lista`,
    when: { ...ownCatalogue, plan: 'ENTERPRISE' },
    hideable: true,
  },
  {
    id: `${entry.id}-registro`,
    label: 'Cadastrar',
    icon: 'plus',
    group: 'catalogo',
    under: entry.id,
    order: 10,
    to: `/${entry.id}/registro`,
    when: { permission: 'kitsManager' },
  },
];

/** Menu entries of the proposals area. */
export const menus: MenuContribution[] = [
  {
    id: 'propostas',
    label: 'Propostas',
    icon: 'file',
    group: 'comercial',
    order: 40,
    to: '/propostas/lista/:uid',
    subject: { viewedBy: { permission: 'salesManager' } },
    alsoAt: ['/propostas/cliente', '/propostas/templates', '/proposta/gerar-proposta'],
    when: { permission: 'proposalsList' },
    onPhone: 40,
    hideable: true,
  },
  {
    id: 'kits',
    label: 'Kits',
    icon: 'package',
    group: 'catalogo',
    order: 10,
    to: '/kits/lista/:uid',
    subject: 'user',
    when: ownCatalogue,
    hideable: true,
  },
  {
    id: 'kits-cadastro',
    label: 'Cadastrar',
    icon: 'plus',
    group: 'catalogo',
    under: 'kits',
    order: 10,
    // Kit 0 is a new one.
    to: '/kits/cadastro/0',
    when: mayRegisterKits,
  },
  ...equipment({
    id: 'modulos',
    label: 'Módulos',
    icon: 'sun',
    order: 20,
    benefit: 'Seu catálogo de módulos, com preços e garantias.',
  }),
  ...equipment({
    id: 'inversores',
    label: 'Inversores',
    icon: 'zap',
    order: 30,
    benefit: 'Seu catálogo de inversores.',
  }),
  ...equipment({
    id: 'equipamentos',
    label: 'Equipamentos',
    icon: 'tag',
    order: 40,
    benefit: 'Estruturas, cabos e tudo o que entra no kit.',
  }),
  {
    id: 'personalizacao',
    label: 'Personalizar proposta',
    icon: 'sliders',
    group: 'ajustes',
    order: 40,
    to: '/personalizar-proposta/:uid',
    subject: 'account',
    when: { permission: 'configManager' },
    hideable: true,
  },
];
