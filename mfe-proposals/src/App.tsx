import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { type CatalogueKind, catalogueKinds } from '@girassol/shared-domain';
import { Spinner } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { catalogueBasePaths } from './addresses/catalogue';
import definition from './remote';

const loading = <Spinner label="Carregando" />;
const CataloguePage = lazyScreen(() => import('./catalogue/list/CataloguePage'), loading);
const NewItemPage = lazyScreen(() => import('./catalogue/form/NewCatalogueItemPage'), loading);
const ItemPage = lazyScreen(() => import('./catalogue/form/CatalogueItemPage'), loading);
const KitsPage = lazyScreen(() => import('./kits/list/KitsPage'), loading);
const KitChoicePage = lazyScreen(() => import('./kits/choice/ChoicePage'), loading);
const MadeToMeasurePage = lazyScreen(() => import('./kits/choice/MadeToMeasureKitPage'), loading);
const RegisteredKitPage = lazyScreen(() => import('./kits/form/RegisteredKitPage'), loading);
const ProposalsPage = lazyScreen(() => import('./list/ProposalsPage'), loading);
const CustomerProposalsPage = lazyScreen(() => import('./list/CustomerProposalsPage'), loading);
const ResultPage = lazyScreen(() => import('./calculator/ResultPage'), loading);
const ProposalTemplatesPage = lazyScreen(() => import('./documents/ProposalTemplatesPage'), loading);
const ConsumptionStartPage = lazyScreen(() => import('./calculator/ConsumptionStartPage'), loading);
const EditConsumptionPage = lazyScreen(() => import('./wizard/consumption/EditConsumptionPage'), loading);
const KitStepPage = lazyScreen(() => import('./wizard/kit/KitStepPage'), loading);
const ArchivePage = lazyScreen(() => import('./archive/RetainedDocumentsPage'), loading);
const PriceChoicePage = lazyScreen(() => import('./wizard/price/PriceChoicePage'), loading);
const ManualPricePage = lazyScreen(() => import('./wizard/price/ManualPricePage'), loading);
const AutoPricePage = lazyScreen(() => import('./wizard/price/AutoPricePage'), loading);
const EditPricePage = lazyScreen(() => import('./wizard/price/EditPricePage'), loading);
const GenerationPage = lazyScreen(() => import('./wizard/generation/GenerationPage'), loading);
const CustomisationPage = lazyScreen(() => import('./wizard/customisation/CustomisationPage'), loading);
const ValidationPage = lazyScreen(() => import('./wizard/validation/ValidationPage'), loading);
const FinancingPage = lazyScreen(() => import('./wizard/financing/FinancingPage'), loading);
const ThemePage = lazyScreen(() => import('./theme/ProposalThemePage'), loading);

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
  financing: () => <FinancingPage source="OWN" />,
  'marketplace-financing': () => <FinancingPage source="MARKETPLACE" />,
  result: () => <ResultPage />,
  theme: () => <ThemePage />,
  kits: () => <KitsPage />,
  'registered-kit': () => <RegisteredKitPage />,
  'kit-choice': () => <KitChoicePage title="Kits cadastrados" source="ALL" />,
  'suppliers-kits': () => <KitChoicePage title="Kits de fornecedores" source="SUPPLIERS" />,
  catalogue: ofCatalogue((kind) => <CataloguePage key={kind} kind={kind} />),
  'new-catalogue-item': ofCatalogue((kind) => <NewItemPage key={kind} kind={kind} />),
  'catalogue-item': ofCatalogue((kind) => <ItemPage key={kind} kind={kind} />),
  archive: () => <ArchivePage />,
};

/** Renders the routes of the proposals area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
