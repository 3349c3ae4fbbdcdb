import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from '../tracing/tracing';

/** Registers a span for each request, which covers everything from its first hook to the end of its answer. */
export function registerRequestSpans(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();

  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const span = tracing.startRequest({
      method: request.method,
      route: request.routeOptions.url,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    spans.set(request, span);
    // A trace that the request came with is in its log lines already.
    if (traceparent === undefined) request.log = request.log.child({ trace: span.trace, span: span.span });
    reply.raw.once('close', () => span.end(reply.raw.statusCode));
    span.run(done);
  });
  // A body is read in the context of its connection, and the rest goes on from there.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onClose', () => tracing.close());
}
