import { z } from 'zod';
import { proposalCoverNames } from '../proposals/covers';
import { proposalTheme } from './proposal-data';
import type { ContractRoutes } from './route';
import { id } from './schemas';

/**
 * Kinds of pictures of a proposal: the company's logo, the cover picture at the top, and the customer's roof
 * (an addition to the specification).
 */
export const proposalImageKinds = ['LOGO', 'COVER', 'ROOF'] as const;

export type ProposalImageKind = (typeof proposalImageKinds)[number];

export const proposalThemeContract = {
  'PUT /templates/authenticated/data/:userId': {
    access: 'active',
    summary: 'Set how new proposals of the account look; `from` is the theme that the change started from',
    params: z.object({ userId: id }),
    body: z.object({ theme: proposalTheme, from: proposalTheme.optional() }),
    answer: z.object({ theme: proposalTheme }),
  },
  'POST /templates/proposal-image/:userId': {
    access: 'active',
    summary: 'Add a logo, a cover or a picture of a roof; answers the address that a proposal names it by',
    params: z.object({ userId: id }),
    upload: 'required',
    body: z.object({ kind: z.enum(proposalImageKinds) }),
    answer: z.object({ url: z.string() }),
  },
  'GET /proposal-images/:accountId/:imageId': {
    access: 'public',
    summary: 'A logo or cover, to whoever has its address',
    params: z.object({ accountId: id, imageId: id }),
    answer: z.string(),
    stream: true,
  },
  'GET /proposal-covers/:name': {
    access: 'public',
    summary: 'A cover of the house',
    params: z.object({ name: z.enum(proposalCoverNames) }),
    answer: z.string(),
    stream: true,
  },
} as const satisfies ContractRoutes;
