export { openTracing, type TracingSettings } from './open-tracing';
export type { Tracing } from './tracing';
