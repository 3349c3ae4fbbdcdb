import { lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const SettingsPage = lazyScreen(() => import('./settings/SettingsPage'));

/** The addresses of the area. */
export function App() {
  return (
    <Suspense fallback={<Spinner label="Carregando" />}>
      <Routes>
        <Route path="/configuracoes" element={<SettingsPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
