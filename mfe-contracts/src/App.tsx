import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { LoadingPage } from '@girassol/shared-ui';
import definition from './remote';

const loading = <LoadingPage />;
const ContractTemplatesPage = lazyScreen(
  () => import(/* webpackChunkName: "templates" */ './templates/ContractTemplatesPage'),
  loading,
);
const EditTemplatePage = lazyScreen(
  () => import(/* webpackChunkName: "edit-template" */ './templates/EditTemplatePage'),
  loading,
);
const ChooseTemplatePage = lazyScreen(
  () => import(/* webpackChunkName: "choose-template" */ './generate/ChooseTemplatePage'),
  loading,
);
const GeneratePage = lazyScreen(
  () => import(/* webpackChunkName: "generate" */ './generate/GenerateDocumentPage'),
  loading,
);
const SaleContractsPage = lazyScreen(
  () => import(/* webpackChunkName: "sale-contracts" */ './contracts/SaleContractsPage'),
  loading,
);
const ContractPage = lazyScreen(
  () => import(/* webpackChunkName: "contract" */ './contracts/ContractPage'),
  loading,
);

const screens: AreaScreens<typeof definition> = {
  templates: () => <ContractTemplatesPage />,
  'edit-template': () => <EditTemplatePage />,
  'choose-template': () => <ChooseTemplatePage />,
  generate: () => <GeneratePage />,
  'sale-contracts': () => <SaleContractsPage />,
  contract: () => <ContractPage />,
};

/** Renders the routes of the contracts area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
