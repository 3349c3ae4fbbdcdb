import { activeOnly, goodStanding, ownedBy, siteVisitors } from '../route-types';

/** The site of a customer and its editor. */
export const websiteRoutes = ownedBy('mfe-website', [
  // website
  { path: '/institucional/:id', kinds: siteVisitors, title: 'Site' },
  // simulator
  { path: '/simulador/:id', kinds: goodStanding, title: 'Simulador' },
  // website
  { path: '/editar-website/:uid', kinds: activeOnly, title: 'Website' },
]);
