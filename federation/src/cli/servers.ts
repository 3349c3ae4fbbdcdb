import type { RemoteInDevelopment, ServedPage } from '../page/index-page';

/** Type of the function that starts the development server, which the build provides as plain JavaScript. */
export type DevelopInShell = (options: {
  folder: string;
  name: string;
  origin: string;
  port: number;
  edit: (page: ServedPage, inWork: RemoteInDevelopment, hosts: { from: string; to: string }) => ServedPage;
}) => Promise<void>;

/** Type of the function that starts the gallery server, which the build provides as plain JavaScript. */
export type ServeGallery = (options: { folder: string; port: number }) => Promise<void>;
