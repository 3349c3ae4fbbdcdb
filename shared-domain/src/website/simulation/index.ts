export * from './estimate';
export * from './estimate-assumptions';
export type * from './estimate-facts';
export * from './simulated-unit';
