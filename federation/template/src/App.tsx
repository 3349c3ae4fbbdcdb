import { AreaRoutes, lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import definition from './remote';

const HomePage = lazyScreen(
  () => import(/* webpackChunkName: "home" */ './home/HomePage'),
  <Spinner label="Carregando" />,
);

/** The addresses of the area: the routes of `remote.ts`, each with the screen that it names. */
export function App() {
  return <AreaRoutes definition={definition} screens={{ home: () => <HomePage /> }} />;
}
