import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { createAnswerFieldPicker } from './pick-answer';

/**
 * Registers the parsing of requests by the schemas of the API contract, and the reduction of answers to the
 * fields that these schemas name.
 */
export function registerContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>((route) => {
    const validate = validatorCompiler(route);
    // Fastify says null where nothing was sent; the contract says optional.
    return (value: unknown) => validate(value ?? undefined);
  });
  app.setSerializerCompiler<z.ZodType>(({ schema }) => {
    const pick = createAnswerFieldPicker(schema);
    return (answer) => JSON.stringify(pick(answer));
  });
}
