import { z } from 'zod';

/**
 * Schema of the body of every error response of the API (shell.errors-017). `fields` names the invalid fields of a
 * rejected body.
 */
export const errorResponse = z.object({
  message: z.string(),
  title: z.string().optional(),
  shouldLogout: z.boolean().optional(),
  /** Names a login with the right password, which `POST /users/login-factor` finishes with a code. */
  loginChallenge: z.string().optional(),
  /** Names the reason for programs: closed to visitors (`VISIT`), or a finding of the federation (`GF-531`). */
  code: z
    .string()
    .regex(/^(VISIT|GF-\d{3})$/)
    .optional(),
  /** The account requires a second factor that the person lacks: only its set-up is answered. */
  needsFactor: z.boolean().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /**
   * Present state of the record, where a write that waited was made on another version of it (`If-Match`): in words for
   * people, and the version with which the write is sent again on purpose.
   */
  current: z.object({ text: z.string(), version: z.string() }).optional(),
});

export type ErrorResponse = z.infer<typeof errorResponse>;
