import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { type CatalogueKind, catalogueKinds } from '@girassol/shared-domain';
import { LoadingPage } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { catalogueBasePaths } from './addresses/catalogue';
import { wizardRoutes } from './addresses/wizard';
import definition from './remote';

const loading = <LoadingPage />;
const CataloguePage = lazyScreen(
  () => import(/* webpackChunkName: "catalogue" */ './catalogue/list/CataloguePage'),
  loading,
);
const NewItemPage = lazyScreen(
  () => import(/* webpackChunkName: "new-catalogue-item" */ './catalogue/form/NewCatalogueItemPage'),
  loading,
);
const ItemPage = lazyScreen(
  () => import(/* webpackChunkName: "catalogue-item" */ './catalogue/form/CatalogueItemPage'),
  loading,
);
const KitsPage = lazyScreen(() => import(/* webpackChunkName: "kits" */ './kits/list/KitsPage'), loading);
const KitChoicePage = lazyScreen(
  () => import(/* webpackChunkName: "kit-choice" */ './kits/choice/ChoicePage'),
  loading,
);
const MadeToMeasurePage = lazyScreen(
  () => import(/* webpackChunkName: "made-to-measure" */ './kits/choice/MadeToMeasureKitPage'),
  loading,
);
const RegisteredKitPage = lazyScreen(
  () => import(/* webpackChunkName: "registered-kit" */ './kits/form/RegisteredKitPage'),
  loading,
);
const ProposalsPage = lazyScreen(
  () => import(/* webpackChunkName: "proposals" */ './list/ProposalsPage'),
  loading,
);
const CustomerProposalsPage = lazyScreen(
  () => import(/* webpackChunkName: "customer-proposals" */ './list/CustomerProposalsPage'),
  loading,
);
const ResultPage = lazyScreen(
  () => import(/* webpackChunkName: "result" */ './calculator/ResultPage'),
  loading,
);
const ProposalTemplatesPage = lazyScreen(
  () => import(/* webpackChunkName: "templates" */ './documents/ProposalTemplatesPage'),
  loading,
);
const ConsumptionStartPage = lazyScreen(
  () => import(/* webpackChunkName: "new-consumption" */ './calculator/ConsumptionStartPage'),
  loading,
);
const EditConsumptionPage = lazyScreen(
  () => import(/* webpackChunkName: "consumption" */ './wizard/consumption/EditConsumptionPage'),
  loading,
);
const KitStepPage = lazyScreen(
  () => import(/* webpackChunkName: "kit-step" */ './wizard/kit/KitStepPage'),
  loading,
);
const ArchivePage = lazyScreen(
  () => import(/* webpackChunkName: "archive" */ './archive/RetainedDocumentsPage'),
  loading,
);
const PriceChoicePage = lazyScreen(
  () => import(/* webpackChunkName: "price-choice" */ './wizard/price/PriceChoicePage'),
  loading,
);
const ManualPricePage = lazyScreen(
  () => import(/* webpackChunkName: "manual-price" */ './wizard/price/ManualPricePage'),
  loading,
);
const AutoPricePage = lazyScreen(
  () => import(/* webpackChunkName: "auto-price" */ './wizard/price/AutoPricePage'),
  loading,
);
const EditPricePage = lazyScreen(
  () => import(/* webpackChunkName: "edit-price" */ './wizard/price/EditPricePage'),
  loading,
);
const GenerationPage = lazyScreen(
  () => import(/* webpackChunkName: "generation" */ './wizard/generation/GenerationPage'),
  loading,
);
const CustomisationPage = lazyScreen(
  () => import(/* webpackChunkName: "customisation" */ './wizard/customisation/CustomisationPage'),
  loading,
);
const ValidationPage = lazyScreen(
  () => import(/* webpackChunkName: "validation" */ './wizard/validation/ValidationPage'),
  loading,
);
const FinancingPage = lazyScreen(
  () => import(/* webpackChunkName: "financing" */ './wizard/financing/FinancingPage'),
  loading,
);
const ThemePage = lazyScreen(
  () => import(/* webpackChunkName: "theme" */ './theme/ProposalThemePage'),
  loading,
);

/** A screen that every catalogue has: its address begins with the catalogue's. */
const ofCatalogue =
  (draw: (kind: CatalogueKind) => ReactNode) =>
  ({ path }: { path: string }): ReactNode => {
    const kind = catalogueKinds.find((candidate) => path.startsWith(`${catalogueBasePaths[candidate]}/`));
    return kind && draw(kind);
  };

const screens: AreaScreens<typeof definition> = {
  proposals: () => <ProposalsPage />,
  'customer-proposals': () => <CustomerProposalsPage />,
  templates: () => <ProposalTemplatesPage />,
  'new-consumption': () => <ConsumptionStartPage />,
  consumption: () => <EditConsumptionPage />,
  'kit-step': () => <KitStepPage />,
  'made-to-measure': () => <MadeToMeasurePage />,
  generation: () => <GenerationPage />,
  'price-choice': () => <PriceChoicePage />,
  'manual-price': () => <ManualPricePage />,
  'auto-price': () => <AutoPricePage />,
  'edit-price': () => <EditPricePage />,
  customisation: () => <CustomisationPage />,
  validation: () => <ValidationPage />,
  financing: ({ path }) => (
    <FinancingPage source={path === wizardRoutes.marketplaceFinancing ? 'MARKETPLACE' : 'OWN'} />
  ),
  result: () => <ResultPage />,
  theme: () => <ThemePage />,
  kits: () => <KitsPage />,
  'registered-kit': () => <RegisteredKitPage />,
  'kit-choice': ({ path }) =>
    path.startsWith('/kits/fornecedores/') ? (
      <KitChoicePage title="Kits de fornecedores" source="SUPPLIERS" />
    ) : (
      <KitChoicePage title="Kits cadastrados" source="ALL" />
    ),
  catalogue: ofCatalogue((kind) => <CataloguePage key={kind} kind={kind} />),
  'new-catalogue-item': ofCatalogue((kind) => <NewItemPage key={kind} kind={kind} />),
  'catalogue-item': ofCatalogue((kind) => <ItemPage key={kind} kind={kind} />),
  archive: () => <ArchivePage />,
};

/** Renders the routes of the proposals area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
