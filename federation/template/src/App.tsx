import { AreaRoutes, lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import definition from './remote';

const HomePage = lazyScreen(
  () => import(/* webpackChunkName: "home" */ './home/HomePage'),
  <Spinner label="Carregando" />,
);

/** Router of the new area: the routes of `remote.ts`, each with its screen. */
export function App() {
  return <AreaRoutes definition={definition} screens={{ home: () => <HomePage /> }} />;
}
