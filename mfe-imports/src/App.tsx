import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { LoadingPage } from '@girassol/shared-ui';
import { getImportTypeOfPath } from './addresses/imports';
import definition from './remote';

const loading = <LoadingPage />;
const UploadPage = lazyScreen(() => import(/* webpackChunkName: "upload" */ './upload/UploadPage'), loading);
const MappingPage = lazyScreen(
  () => import(/* webpackChunkName: "mapping" */ './mapping/MappingPage'),
  loading,
);
const HistoryPage = lazyScreen(
  () => import(/* webpackChunkName: "history" */ './history/ImportHistoryPage'),
  loading,
);
const ResultPage = lazyScreen(() => import(/* webpackChunkName: "result" */ './result/ResultPage'), loading);
const ExportPage = lazyScreen(() => import(/* webpackChunkName: "export" */ './exports/ExportPage'), loading);
const ExportListPage = lazyScreen(
  () => import(/* webpackChunkName: "export-list" */ './exports/ExportListPage'),
  loading,
);

const screens: AreaScreens<typeof definition> = {
  upload: ({ path, title = '' }) => <UploadPage key={path} type={getImportTypeOfPath(path)} title={title} />,
  mapping: ({ path, title = '' }) => (
    <MappingPage key={path} type={getImportTypeOfPath(path)} title={title} />
  ),
  history: () => <HistoryPage />,
  result: () => <ResultPage />,
  export: ({ path, title = '' }) => <ExportPage key={path} path={path} title={title} />,
  'export-list': () => <ExportListPage />,
};

/** Renders the routes of the imports area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
