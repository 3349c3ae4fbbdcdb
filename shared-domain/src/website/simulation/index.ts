export * from './estimate';
export * from './estimate-assumptions';
export * from './simulated-unit';
