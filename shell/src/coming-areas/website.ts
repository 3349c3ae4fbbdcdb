import { activeOnly, goodStanding, siteVisitors } from '../routes/access';
import type { ComingArea } from './coming-area';

/** The site of a customer and its editor. */
export const website: ComingArea = {
  name: 'mfe-website',
  routes: [
    // website
    { path: '/institucional/:id', access: siteVisitors, title: 'Site' },
    // simulator
    { path: '/simulador/:id', access: goodStanding, title: 'Simulador' },
    // website
    { path: '/editar-website/:uid', access: activeOnly, title: 'Website' },
  ],
  menus: [
    {
      id: 'website',
      label: 'Website',
      icon: 'monitor',
      group: 'ajustes',
      order: 30,
      to: '/editar-website/:uid',
      subject: 'account',
      when: { permission: 'configManager' },
    },
  ],
};
