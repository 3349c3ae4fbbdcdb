import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { pickerOf } from './pick-answer';

/** Requests are parsed by the contract's schemas; answers hold what they name, and nothing else. */
export function parseByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>((route) => {
    const validate = validatorCompiler(route);
    // Fastify says null where nothing was sent; the contract says optional.
    return (value: unknown) => validate(value ?? undefined);
  });
  app.setSerializerCompiler<z.ZodType>(({ schema }) => {
    const pick = pickerOf(schema);
    return (answer) => JSON.stringify(pick(answer));
  });
}
