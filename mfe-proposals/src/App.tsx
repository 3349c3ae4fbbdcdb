import { lazyScreen } from '@girassol/federation/remote';
import { catalogueKinds } from '@girassol/shared-domain';
import { Spinner } from '@girassol/shared-ui';
import { Fragment } from 'react';
import { Route, Routes } from 'react-router-dom';
import { resultRoute } from './calculator/addresses';
import { catalogueTable } from './catalogue/catalogue-table';
import { choiceRoutes } from './kits/choice/choice-address';
import { wizardRoutes } from './wizard/addresses';

const loading = <Spinner label="Carregando" />;
const CataloguePage = lazyScreen(() => import('./catalogue/list/CataloguePage'), loading);
const NewItemPage = lazyScreen(() => import('./catalogue/form/NewItemPage'), loading);
const ItemPage = lazyScreen(() => import('./catalogue/form/ItemPage'), loading);
const KitsPage = lazyScreen(() => import('./kits/list/KitsPage'), loading);
const KitChoicePage = lazyScreen(() => import('./kits/choice/ChoicePage'), loading);
const MadeToMeasurePage = lazyScreen(() => import('./kits/choice/MadeToMeasurePage'), loading);
const RegisteredKitPage = lazyScreen(() => import('./kits/form/KitPage'), loading);
const ProposalsPage = lazyScreen(() => import('./list/ProposalsPage'), loading);
const CustomerProposalsPage = lazyScreen(() => import('./list/CustomerProposalsPage'), loading);
const ResultPage = lazyScreen(() => import('./calculator/ResultPage'), loading);
const ProposalTemplatesPage = lazyScreen(() => import('./documents/ProposalTemplatesPage'), loading);
const NewConsumptionPage = lazyScreen(() => import('./wizard/consumption/NewConsumptionPage'), loading);
const EditConsumptionPage = lazyScreen(() => import('./wizard/consumption/EditConsumptionPage'), loading);
const KitPage = lazyScreen(() => import('./wizard/kit/KitPage'), loading);
const ArchivePage = lazyScreen(() => import('./archive/ArchivePage'), loading);
const PriceChoicePage = lazyScreen(() => import('./wizard/price/PriceChoicePage'), loading);
const ManualPricePage = lazyScreen(() => import('./wizard/price/ManualPricePage'), loading);
const AutoPricePage = lazyScreen(() => import('./wizard/price/AutoPricePage'), loading);
const EditPricePage = lazyScreen(() => import('./wizard/price/EditPricePage'), loading);
const GenerationPage = lazyScreen(() => import('./wizard/generation/GenerationPage'), loading);
const CustomisationPage = lazyScreen(() => import('./wizard/customisation/CustomisationPage'), loading);
const ValidationPage = lazyScreen(() => import('./wizard/validation/ValidationPage'), loading);
const FinancingPage = lazyScreen(() => import('./wizard/financing/FinancingPage'), loading);
const ThemePage = lazyScreen(() => import('./theme/ThemePage'), loading);

/** The addresses of the area. */
export function App() {
  return (
    <Routes>
      <Route path="/propostas/lista/:uid" element={<ProposalsPage />} />
      <Route path="/propostas/cliente/:cid" element={<CustomerProposalsPage />} />
      <Route path="/propostas/templates" element={<ProposalTemplatesPage />} />
      <Route path={resultRoute} element={<ResultPage />} />
      <Route path={wizardRoutes.newConsumption} element={<NewConsumptionPage />} />
      <Route path={wizardRoutes.consumption} element={<EditConsumptionPage />} />
      <Route path={wizardRoutes.kit} element={<KitPage />} />
      <Route path={wizardRoutes.generation} element={<GenerationPage />} />
      <Route path={wizardRoutes.customisation} element={<CustomisationPage />} />
      <Route path={wizardRoutes.validation} element={<ValidationPage />} />
      <Route path={wizardRoutes.financing} element={<FinancingPage source="OWN" />} />
      <Route path={wizardRoutes.marketplaceFinancing} element={<FinancingPage source="MARKETPLACE" />} />
      <Route path={wizardRoutes.price} element={<PriceChoicePage />} />
      <Route path={wizardRoutes.manualPrice} element={<ManualPricePage />} />
      <Route path={wizardRoutes.autoPrice} element={<AutoPricePage />} />
      <Route path={wizardRoutes.editPrice} element={<EditPricePage />} />
      {catalogueKinds.map((kind) => {
        const { path } = catalogueTable[kind];
        return (
          <Fragment key={kind}>
            <Route path={`${path}/lista`} element={<CataloguePage key={kind} kind={kind} />} />
            <Route path={`${path}/registro`} element={<NewItemPage key={kind} kind={kind} />} />
            <Route path={`${path}/editar/:id`} element={<ItemPage key={kind} kind={kind} />} />
          </Fragment>
        );
      })}
      <Route path="/kits/lista/:uid" element={<KitsPage />} />
      <Route path="/kits/cadastro/:kitId" element={<RegisteredKitPage />} />
      <Route path="/kits/editar/:kitId" element={<RegisteredKitPage />} />
      {choiceRoutes('/kits/escolha').map((path) => (
        <Route key={path} path={path} element={<KitChoicePage title="Kits cadastrados" source="ALL" />} />
      ))}
      {choiceRoutes('/kits/fornecedores').map((path) => (
        <Route
          key={path}
          path={path}
          element={<KitChoicePage title="Kits de fornecedores" source="SUPPLIERS" />}
        />
      ))}
      <Route path={wizardRoutes.madeToMeasureKit} element={<MadeToMeasurePage />} />
      <Route path="/proposta/arquivo/:pid" element={<ArchivePage />} />
      <Route path="/proposta/arquivo/:slug/:count/:code" element={<ArchivePage />} />
      <Route path="/personalizar-proposta/:uid" element={<ThemePage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
