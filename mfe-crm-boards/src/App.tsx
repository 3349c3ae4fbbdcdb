import { lazyScreen } from '@girassol/federation/remote';
import { Spinner } from '@girassol/shared-ui';
import { Fragment, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import BoardPage from './board/BoardPage';
import { boardRoutes, openBoards } from './open-boards';

// The board comes with the area itself; the forms with their libraries only when they are opened.
const RegisterPage = lazyScreen(() => import('./register/RegisterPage'));
const EditPage = lazyScreen(() => import('./register/EditPage'));

/** The addresses of the area. */
export function App() {
  return (
    <Suspense fallback={<Spinner label="Carregando" />}>
      <Routes>
        {openBoards.map((kind) => {
          const routes = boardRoutes(kind);
          return (
            <Fragment key={kind}>
              <Route path={routes.board} element={<BoardPage key={kind} kind={kind} />} />
              <Route path={routes.register} element={<RegisterPage kind={kind} />} />
              <Route path={routes.edit} element={<EditPage kind={kind} />} />
            </Fragment>
          );
        })}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
