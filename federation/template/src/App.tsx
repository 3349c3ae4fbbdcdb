import { lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import { Route, Routes } from 'react-router-dom';

const HomePage = lazyScreen(
  () => import(/* webpackChunkName: "home" */ './home/HomePage'),
  <Spinner label="Carregando" />,
);

/** The addresses of the area. */
export function App() {
  return (
    <Routes>
      <Route path="/exemplo" element={<HomePage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
