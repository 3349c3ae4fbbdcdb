import type { z } from 'zod';

/**
 * Access level of a route. The use case decides the rest (permissions, plan, scope). - `public`: no token needed -
 * `session`: any valid token, whatever the account's state - `calculator`: a valid token of an account in good
 * standing, calculator-only or not - `active`: a valid token of an account in good standing that is not calculator-only
 * - `admin`: as `active`, of an administrator of the platform
 */
export type RouteAccess = 'public' | 'session' | 'calculator' | 'active' | 'admin';

/**
 * Definition of one route of the API: access level, parameters, body and answer. Paths are written without
 * the `/api` prefix, with `:name` parameters.
 */
export interface ContractRoute {
  access: RouteAccess;
  /** English summary for the OpenAPI page, one line. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /**
   * The call comes as multipart/form-data: the fields of `body`, and a part named `file`, in any order. `optional`: it may
   * come without the file.
   */
  upload?: 'required' | 'optional';
  /** Maximum number of files, where a call takes several, in parts named `files`. */
  maxFiles?: number;
  answer: z.ZodType;
  /** The response is a secret, so that it is never stored for a repeated request. */
  hasSecretResponse?: true;
  /** A POST that changes nothing: what it looks for is too long for an address. */
  onlyAsks?: true;
  /**
   * The call is answered to people who lack the second factor that their account requires: it belongs to the login or to the
   * set-up of a factor.
   */
  isOpenWithoutFactor?: true;
  /** The answer is a stream (server-sent events, a file), not JSON. */
  stream?: true;
}

/** Routes of one subject of the API, by `METHOD /path`. */
export type ContractRoutes = Record<
  `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  ContractRoute
>;
