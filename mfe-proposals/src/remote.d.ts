declare const _default: {
    readonly name: "mfe-proposals";
    readonly title: "Propostas";
    readonly team: "propostas";
    readonly routes: ({
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "auto-price";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "catalogue";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "catalogue-item";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "consumption";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "customer-proposals";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "customisation";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "edit-price";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "financing";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "generation";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "kit-choice";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "kit-step";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "kits";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "made-to-measure";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "manual-price";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "marketplace-financing";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "new-catalogue-item";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "new-consumption";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "price-choice";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "proposals";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "registered-kit";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "result";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "suppliers-kits";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "templates";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "theme";
    } | {
        titleStandsAlone?: true;
        isDocument?: true;
        promptsLogin?: true;
        redirectTo?: string;
        redirectDefaults?: Record<string, string>;
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        screen: "validation";
    } | {
        readonly access: import("@girassol/shared-domain").VisitorKind[];
        readonly title: 'Proposta de Energia Solar Fotovoltaica';
        readonly titleStandsAlone: true;
        readonly path: string;
        readonly isDocument: true;
    } | {
        path: string;
        access: import("@girassol/shared-domain").VisitorKind[];
        title: string;
        redirectTo: string;
    } | {
        access: import("@girassol/shared-domain").VisitorKind[];
        title: 'Proposta de Energia Solar Fotovoltaica';
        titleStandsAlone: true;
        path: string;
        screen: 'archive';
    })[];
    readonly menus: import("@girassol/federation").MenuContribution[];
    readonly slots: import("@girassol/federation").SlotContribution[];
    readonly exposes: {
        readonly './search': "./src/search/ProposalsSearch.tsx";
        readonly './calculation-section': "./src/pricing-settings/CalculationSection.tsx";
        readonly './customer-tab': "./src/customer-proposals/CustomerTab.tsx";
        readonly './financing-table-section': "./src/offer-settings/FinancingTableSection.tsx";
        readonly './kit-tab': "./src/item-tabs/KitTab.tsx";
        readonly './lifecycles': "./src/lifecycles.tsx";
        readonly './pricing-section': "./src/pricing-settings/PricingSection.tsx";
        readonly './pricing-tab': "./src/item-tabs/PricingTab.tsx";
        readonly './project-tab': "./src/item-tabs/ProjectTab.tsx";
        readonly './proposals-tab': "./src/customer-proposals/ProposalsTab.tsx";
        readonly './suppliers-section': "./src/offer-settings/SuppliersSection.tsx";
        readonly './totals-card': "./src/home-card/TotalsCard.tsx";
        readonly './units-tab': "./src/item-tabs/UnitsTab.tsx";
        readonly './viewed-proposals': "./src/home-card/ViewedProposals.tsx";
    };
    readonly requires: {
        readonly shell: "^1.0.0";
        readonly 'shared-ui': "^1.0.0";
        readonly 'shared-auth': "^1.0.0";
        readonly api: "^1.0.0";
    };
};
export default _default;
