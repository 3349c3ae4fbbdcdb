import { type VisitorKind } from '@girassol/shared-domain';
export declare const routes: ({
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "auto-price";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "catalogue";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "catalogue-item";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "consumption";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "customer-proposals";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "customisation";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "edit-price";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "financing";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "generation";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "kit-choice";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "kit-step";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "kits";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "made-to-measure";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "manual-price";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "marketplace-financing";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "new-catalogue-item";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "new-consumption";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "price-choice";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "proposals";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "registered-kit";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "result";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "suppliers-kits";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "templates";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "theme";
} | {
    titleStandsAlone?: true;
    isDocument?: true;
    promptsLogin?: true;
    redirectTo?: string;
    redirectDefaults?: Record<string, string>;
    path: string;
    access: VisitorKind[];
    title: string;
    screen: "validation";
} | {
    readonly access: VisitorKind[];
    readonly title: 'Proposta de Energia Solar Fotovoltaica';
    readonly titleStandsAlone: true;
    readonly path: string;
    readonly isDocument: true;
} | {
    path: string;
    access: VisitorKind[];
    title: string;
    redirectTo: string;
} | {
    access: VisitorKind[];
    title: 'Proposta de Energia Solar Fotovoltaica';
    titleStandsAlone: true;
    path: string;
    screen: 'archive';
})[];
