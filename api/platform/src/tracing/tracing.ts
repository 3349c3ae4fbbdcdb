import type { EndedStatement } from '../database/statement-log';

/** Facts of a request for its span: nothing that a person typed. */
export interface TracedRequest {
  method: string;
  /** Pattern of the address; undefined where no route matches. */
  route: string | undefined;
  /** `traceparent` of the W3C, as the request came with it. */
  traceparent: string | undefined;
}

/** Span of a request that is being answered. */
export interface RequestSpan {
  /** Ids for log lines. */
  trace: string;
  span: string;
  /** Runs work whose statements belong to the request. */
  run(work: () => void): void;
  end(status: number): void;
}

/** Facts of a run of a job for its span. */
export interface TracedJob {
  kind: string;
  attempt: number;
}

/** Spans of a process, sent to a collector. They hold patterns and shapes, and no values: no ids, texts or parameters. */
export interface Tracing {
  /** Starts the span of a request, below the span that its caller named. */
  startRequest(request: TracedRequest): RequestSpan;
  /** Adds a statement below the request or the job whose work it is. Others have no span. */
  recordStatement(statement: EndedStatement): void;
  /** Runs a job in a trace of its own. `run` returns how it ended. */
  traceJob<T extends string>(job: TracedJob, run: () => Promise<T>): Promise<T>;
  /** Sends what is left, for a few seconds at most. */
  close(): Promise<void>;
}
