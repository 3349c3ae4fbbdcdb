import { AreaRoutes, lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import definition from './remote';

const SettingsPage = lazyScreen(
  () => import(/* webpackChunkName: "settings" */ './settings/SettingsPage'),
  <Spinner label="Carregando" />,
);

/** The addresses of the area. */
export function App() {
  return <AreaRoutes definition={definition} screens={{ settings: () => <SettingsPage /> }} />;
}
