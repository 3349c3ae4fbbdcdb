import { type Condition, usesEquipment } from '@girassol/shared-domain';
import type { IconName } from '@girassol/shared-ui';
import type { MenuEntry } from './menu-types';

/**
 * White-labels bring a catalogue of their own: kits and equipment are hidden for them (shell.menus-014), and for
 * vendors whose permissions need neither.
 */
const ownCatalogue: Condition = { not: { whitelabel: 'any' }, ...usesEquipment };

/** Where the manager's kits are used, a vendor without kitsManager does not register any (shell.menus-009). */
const mayRegisterKits: Condition = {
  any: [{ permission: 'kitsManager' }, { not: { preference: 'useManagerKits' } }],
};

const mayRegisterEquipment: Condition = { permission: 'kitsManager' };

const equipment = (id: string, label: string, icon: IconName): MenuEntry => ({
  id,
  label,
  icon,
  path: `/${id}/lista`,
  when: ownCatalogue,
  plan: 'ENTERPRISE',
  children: [
    {
      id: `${id}-registro`,
      label: 'Cadastrar',
      icon: 'plus',
      path: `/${id}/registro`,
      when: mayRegisterEquipment,
    },
    {
      id: `${id}-upload`,
      label: 'Upload',
      icon: 'upload',
      path: `/${id}/upload`,
      when: mayRegisterEquipment,
    },
  ],
});

export const catalogueEntries: readonly MenuEntry[] = [
  {
    id: 'kits',
    label: 'Kits',
    icon: 'package',
    path: '/kits/lista/:uid',
    subject: 'user',
    when: ownCatalogue,
    children: [
      // Kit 0 is a new one.
      {
        id: 'kits-cadastro',
        label: 'Cadastrar',
        icon: 'plus',
        path: '/kits/cadastro/0',
        when: mayRegisterKits,
      },
      { id: 'kits-upload', label: 'Upload', icon: 'upload', path: '/upload-de-kits', when: mayRegisterKits },
    ],
  },
  equipment('modulos', 'Módulos', 'sun'),
  equipment('inversores', 'Inversores', 'zap'),
  equipment('equipamentos', 'Equipamentos', 'tag'),
];
