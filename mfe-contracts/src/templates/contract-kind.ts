import { brackets, contractFamilies } from '@girassol/shared-domain/templates';
import type { TemplateKind } from '@girassol/shared-templates';

/** Templates of contracts: without any tag one is kept, and needs configuration. */
export const contractKind: TemplateKind = { families: contractFamilies, marks: brackets, mayBePlain: true };
