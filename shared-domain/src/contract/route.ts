import type { z } from 'zod';

/**
 * Who may call a route at all. The use case decides the rest (permissions, plan, scope).
 * - `public`: no token needed
 * - `session`: any valid token, whatever the account's state
 * - `calculator`: a valid token of an account in good standing, calculator-only or not
 * - `active`: a valid token of an account in good standing that is not calculator-only
 * - `admin`: the same, of somebody who administers the platform
 */
export type RouteAccess = 'public' | 'session' | 'calculator' | 'active' | 'admin';

/** One row of the contract. Paths are written without the `/api` prefix, with `:name` parameters. */
export interface ContractRoute {
  access: RouteAccess;
  /** One English line for the OpenAPI page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /**
   * The call comes as multipart/form-data: the fields of `body`, and a part named `file`, in any order. `optional`: it may
   * come without the file.
   */
  upload?: 'required' | 'optional';
  answer: z.ZodType;
  /** The answer is a stream (server-sent events, a file), not JSON. */
  stream?: true;
}

/** `METHOD /path` -> route. */
export type ContractArea = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, ContractRoute>;
