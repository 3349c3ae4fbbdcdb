import { lazyScreen } from '@girassol/federation/remote';
import type { ComponentType } from 'react';
import { importHomePage } from './parts';
import { StartingPage } from './StartingPage';

/**
 * Page component of each route of the shell, loaded when first opened. The build chunk is named like the
 * path, so that the server can announce the chunk's files with the page.
 */
export const shellPages: Record<string, ComponentType> = {
  '/inicio': lazyScreen(importHomePage),
  '/iniciando': StartingPage,
  '/atualizacoes': lazyScreen(
    () => import(/* webpackChunkName: "atualizacoes" */ '../announcements/UpdatesPage'),
  ),
  '/esperando-sinal': lazyScreen(
    () => import(/* webpackChunkName: "esperando-sinal" */ '../waiting-writes/WaitingWritesPage'),
  ),
  '/operacao/avisos': lazyScreen(
    () => import(/* webpackChunkName: "operacao-avisos" */ '../operation/AnnouncementsPage'),
  ),
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
  '/recuperacao-de-acesso': lazyScreen(
    () => import(/* webpackChunkName: "recuperacao-de-acesso" */ '../login/RecoveryPage'),
  ),
  '/login': lazyScreen(() => import(/* webpackChunkName: "login" */ '../login/LoginPage')),
  '/termos-de-uso-e-politica-de-privacidade': lazyScreen(
    () => import(/* webpackChunkName: "termos-de-uso-e-politica-de-privacidade" */ '../terms/TermsPage'),
  ),
};
