import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { LoadingPage } from '@girassol/shared-ui';
import definition from './remote';

const loading = <LoadingPage />;
const EditorPage = lazyScreen(() => import(/* webpackChunkName: "editor" */ './editor/EditorPage'), loading);
const VersionsPage = lazyScreen(
  () => import(/* webpackChunkName: "versions" */ './history/VersionsPage'),
  loading,
);
const DomainPage = lazyScreen(() => import(/* webpackChunkName: "domain" */ './domain/DomainPage'), loading);
const LeadsPage = lazyScreen(() => import(/* webpackChunkName: "leads" */ './leads/LeadsPage'), loading);
const FiguresPage = lazyScreen(
  () => import(/* webpackChunkName: "figures" */ './figures/FiguresPage'),
  loading,
);

const screens: AreaScreens<typeof definition> = {
  editor: () => <EditorPage />,
  versions: () => <VersionsPage />,
  domain: () => <DomainPage />,
  leads: () => <LeadsPage />,
  figures: () => <FiguresPage />,
};

/** Renders the routes of the website area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
