import { lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import { Route, Routes } from 'react-router-dom';

const loading = <Spinner label="Carregando" />;
const SettingsPage = lazyScreen(() => import('./settings/SettingsPage'), loading);

/** The addresses of the area. */
export function App() {
  return (
    <Routes>
      <Route path="/configuracoes" element={<SettingsPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
