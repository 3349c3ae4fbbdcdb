import { z } from 'zod';

/** The one error form of the API (shell.errors-017). `fields` names what was wrong in a rejected body. */
export const errorAnswer = z.object({
  message: z.string(),
  title: z.string().optional(),
  shouldLogout: z.boolean().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
