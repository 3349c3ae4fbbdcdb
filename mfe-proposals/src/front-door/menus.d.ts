import type { MenuContribution } from '@girassol/federation';
export declare const menus: MenuContribution[];
