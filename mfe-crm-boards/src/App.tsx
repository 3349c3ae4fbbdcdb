import { lazyScreen } from '@girassol/federation/remote';
import { boardKinds } from '@girassol/shared-domain';
import { Spinner } from '@girassol/shared-ui';
import { Fragment } from 'react';
import { Route, Routes } from 'react-router-dom';
import BoardPage from './board/BoardPage';
import { boardRoutes, openBoards } from './open-boards';

const loading = <Spinner label="Carregando" />;
// The board comes with the area itself; the forms with their libraries only when they are opened.
const RegisterPage = lazyScreen(() => import('./register/RegisterPage'), loading);
const DataPage = lazyScreen(() => import('./data/DataPage'), loading);
const FinishedPage = lazyScreen(() => import('./finished/FinishedPage'), loading);
const TemplatesPage = lazyScreen(() => import('./service-orders/TemplatesPage'), loading);
const ArchivePage = lazyScreen(() => import('./archive/ArchivePage'), loading);
const AgendaPage = lazyScreen(() => import('./agenda/AgendaPage'), loading);
const EditPage = lazyScreen(() => import('./register/EditPage'), loading);
const CustomersPage = lazyScreen(
  () => import(/* webpackChunkName: "customers" */ './customers/list/CustomersPage'),
  loading,
);
const NewCustomerPage = lazyScreen(() => import('./customers/form/NewCustomerPage'), loading);
const CustomerPage = lazyScreen(() => import('./customers/record/CustomerPage'), loading);

/** The addresses of the area. */
export function App() {
  return (
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
      {boardKinds.map((kind) => (
        <Route
          key={kind}
          path={boardRoutes(kind).finished}
          element={<FinishedPage key={kind} kind={kind} />}
        />
      ))}
      {boardKinds.map((kind) => (
        <Route key={kind} path={boardRoutes(kind).agenda} element={<AgendaPage key={kind} kind={kind} />} />
      ))}
      <Route path="/clientes/lista/:uid" element={<CustomersPage />} />
      <Route path="/cliente/cadastro" element={<NewCustomerPage />} />
      <Route path="/cliente/editar/:cid" element={<CustomerPage />} />
      {boardKinds.map((kind) => (
        <Route key={kind} path={boardRoutes(kind).data} element={<DataPage key={kind} kind={kind} />} />
      ))}
      <Route path="/pos-venda/templates" element={<TemplatesPage />} />
      <Route path="/arquivos/:cid" element={<ArchivePage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
