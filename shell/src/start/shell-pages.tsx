import { lazyScreen } from '@girassol/federation/remote';
import type { ComponentType } from 'react';
import { loadHome } from './parts';
import { StartingPage } from './StartingPage';

/**
 * Pages the shell itself has, by the path of its routes. Each is fetched when it is first opened; its part of the
 * build is named like its path, so that the server can announce it with the page.
 */
export const shellPages: Record<string, ComponentType> = {
  '/inicio': lazyScreen(loadHome),
  '/iniciando': StartingPage,
  '/operacao/contas': lazyScreen(
    () => import(/* webpackChunkName: "operacao-contas" */ '../operation/AccountsPage'),
  ),
  '/operacao/contas/:accountId': lazyScreen(
    () => import(/* webpackChunkName: "operacao-conta" */ '../operation/AccountPage'),
  ),
  '/operacao/correio': lazyScreen(
    () => import(/* webpackChunkName: "operacao-correio" */ '../operation/MailPage'),
  ),
  '/operacao/tarefas': lazyScreen(
    () => import(/* webpackChunkName: "operacao-tarefas" */ '../operation/JobsPage'),
  ),
  '/operacao/sites': lazyScreen(
    () => import(/* webpackChunkName: "operacao-sites" */ '../operation/SitesPage'),
  ),
  '/operacao/versoes': lazyScreen(
    () => import(/* webpackChunkName: "operacao-versoes" */ '../operation/VersionsPage'),
  ),
  '/operacao/distribuicoes': lazyScreen(
    () => import(/* webpackChunkName: "operacao-distribuicoes" */ '../operation/DistributionsPage'),
  ),
  '/operacao/este-navegador': lazyScreen(
    () => import(/* webpackChunkName: "operacao-este-navegador" */ '../operation/ThisBrowserPage'),
  ),
  '/operacao/galeria': lazyScreen(
    () => import(/* webpackChunkName: "operacao-galeria" */ '../operation/GalleryPage'),
  ),
  '/primeiro-acesso': lazyScreen(
    () => import(/* webpackChunkName: "primeiro-acesso" */ '../login/FirstAccessPage'),
  ),
  '/login': lazyScreen(() => import(/* webpackChunkName: "login" */ '../login/LoginPage')),
  '/termos-de-uso-e-politica-de-privacidade': lazyScreen(
    () => import(/* webpackChunkName: "termos-de-uso-e-politica-de-privacidade" */ '../terms/TermsPage'),
  ),
};
