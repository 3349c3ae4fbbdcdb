import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** Requests are parsed and answers written by the contract's schemas. */
export function parseByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>((route) => {
    const validate = validatorCompiler(route);
    // Fastify says null where nothing was sent; the contract says optional.
    return (value: unknown) => validate(value ?? undefined);
  });
  app.setSerializerCompiler(serializerCompiler);
}
