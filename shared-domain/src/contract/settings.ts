import { z } from 'zod';
import { individualPermissionNames } from '../access/session';
import { afterSalesService } from './after-sales';
import { proposalTheme } from './proposal-data';
import type { ContractArea } from './route';
import { id } from './schemas';

const named = z.object({ _id: id, name: z.string() });

export const individualPermissions = z.partialRecord(z.enum(individualPermissionNames), z.boolean());

export const team = z.object({
  _id: id,
  name: z.string(),
  type: z.literal('SALES'),
  leader: id,
  members: z.array(id),
});

/** Settings of an account as the session of the caller may see them (S1 §3). */
export const settings = z.object({
  origins: z.array(named),
  salesLostReasons: z.array(named),
  rejectReasons: z.array(named),
  notesTypes: z.array(named),
  /** Additive: the folders that the archive of a new customer begins with. */
  stdFolders: z.array(named).optional(),
  /** Additive: what can be chosen in the Serviços tab of an activity. */
  afterSalesServices: z.array(afterSalesService),
  autoPricingType: z.enum(['SIMPLE', 'DETAILED']),
  autoPricingCalc: z.enum(['GROSS_MARGIN', 'MARKUP']),
  preferences: z.object({
    kanbans: z.object({
      afterSaleDays: z.number().int(),
      autoCreateProjAndInst: z.boolean(),
      autoCreateAfterSale: z.boolean(),
    }),
    proposalGenStdValues: z.object({ validity: z.number().int() }),
    vendors: z.object({ useManagerKits: z.boolean() }),
    proposalPDF: z.object({ useFastPDFRendering: z.boolean() }),
  }),
  permissions: z.object({ vendorPriceEdit: z.boolean() }),
  /** By user id. A vendor receives only the own row. */
  individualPermissions: z.record(z.string(), individualPermissions),
  teams: z.array(team),
  interface: z.object({ hiddenMenus: z.array(z.string()) }),
  proposalSlug: z.string().nullable(),
  /** Additive: how new proposals look (C142). */
  proposalTheme: proposalTheme.optional(),
});

export type Settings = z.infer<typeof settings>;
export type Team = z.infer<typeof team>;

export const settingsContract = {
  'GET /settings/user/:userId': {
    access: 'session',
    summary: 'Settings of the account of a user',
    params: z.object({ userId: id }),
    answer: z.object({ settings }),
  },
} as const satisfies ContractArea;
