import { lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const HomePage = lazyScreen(() => import(/* webpackChunkName: "home" */ './home/HomePage'));

/** The addresses of the area. */
export function App() {
  return (
    <Suspense fallback={<Spinner label="Carregando" />}>
      <Routes>
        <Route path="/exemplo" element={<HomePage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
