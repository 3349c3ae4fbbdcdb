import { type ComponentType, lazy } from 'react';
import { StartingPage } from './StartingPage';

/** Pages the shell itself has, by the path of the route table. Each is fetched when it is first opened. */
export const shellPages: Record<string, ComponentType> = {
  '/inicio': lazy(() => import('../home/HomePage')),
  '/iniciando': StartingPage,
  '/login': lazy(() => import('../login/LoginPage')),
  '/termos-de-uso-e-politica-de-privacidade': lazy(() => import('../terms/TermsPage')),
};
