import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { Attributes, Span, SpanOptions } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import { getErrorCode } from '../database/unavailable';
import { describeStatement } from './describe-statement';
import type { Tracing } from './tracing';

/** Collector to which spans are sent. */
export interface TracingSettings {
  /** Address of its receiver of OTLP by HTTP, without `/v1/traces`. */
  endpoint: string;
}

/** A process that stops waits no longer for a collector. */
const CLOSE_MS = 3_000;
/** Outcomes of jobs after which somebody may look; `left` is a run that threw. */
const FAILURES = new Set<string>(['retry', 'failed', 'left']);

/**
 * Opens tracing by OpenTelemetry; undefined without settings: then its packages are not even loaded. Spans go out as JSON of
 * OTLP. Headers, sampler and resource are those of the `OTEL_…` variables. A collector that fails is logged, and costs spans.
 */
export async function openTracing(
  settings: TracingSettings | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const [
    { DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { parseTraceParent },
    { OTLPTraceExporter },
    { detectResources, envDetector, resourceFromAttributes, serviceInstanceIdDetector },
    { BasicTracerProvider, BatchSpanProcessor },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);

  const warn = (message: string) => log.warn({ why: message }, 'traces');
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'girassol', 'service.version': PRODUCT_VERSION })
      .merge(detectResources({ detectors: [serviceInstanceIdDetector] }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('girassol');
  const active = new AsyncLocalStorage<Span>();

  const start = (name: string, options: SpanOptions & { attributes: Attributes }, parent = ROOT_CONTEXT) =>
    tracer.startSpan(name, options, parent);

  return {
    startRequest({ method, route, traceparent }) {
      // Without the state of other vendors beside it, which may hold anything.
      const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
      const span = start(
        route === undefined ? method : `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) },
        },
        remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT,
      );
      const { traceId, spanId } = span.spanContext();
      return {
        trace: traceId,
        span: spanId,
        run: (work) => active.run(span, work),
        end(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) {
            span.setAttribute('error.type', String(status));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },

    recordStatement({ sql, milliseconds, error }) {
      const parent = active.getStore();
      if (!parent?.isRecording()) return;
      const { text, summary } = describeStatement(sql);
      const endTime = Date.now();
      const span = start(
        summary,
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - milliseconds,
          attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary, 'db.query.text': text },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      if (error !== undefined) {
        // The code alone: messages of the database cite values.
        span.setAttribute('error.type', getErrorCode(error) || 'error');
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end(endTime);
    },

    async traceJob({ kind, attempt }, run) {
      const span = start(`job ${kind}`, {
        kind: SpanKind.CONSUMER,
        attributes: { 'girassol.job.kind': kind, 'girassol.job.attempt': attempt },
      });
      let outcome = 'left';
      try {
        const ended = await active.run(span, run);
        outcome = ended;
        return ended;
      } finally {
        span.setAttribute('girassol.job.outcome', outcome);
        if (FAILURES.has(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },

    async close() {
      const sent = provider.shutdown().catch((error) => log.warn({ err: error }, 'traces'));
      await Promise.race([sent, pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
