import { z } from 'zod';
import type { ContractRoutes } from './route';
import { id } from './schemas';

export const filesContract = {
  'GET /files/:accountId/:fileId/:name': {
    access: 'public',
    summary: 'The contents of a stored file, by a signed link that is good for minutes',
    params: z.object({ accountId: id, fileId: id, name: z.string().min(1).max(300) }),
    query: z.object({
      /** Epoch seconds after which the link is worth nothing. */
      expires: z.coerce.number().int().positive(),
      signature: z.string().max(100),
      /** Anything: the file is to be saved, not shown. */
      download: z.string().max(10).optional(),
      /** Anything: of a picture, a small one is enough. Files that are none answer as they are (additive). */
      preview: z.string().max(10).optional(),
    }),
    answer: z.string(),
    stream: true,
  },
} as const satisfies ContractRoutes;
