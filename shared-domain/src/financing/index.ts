export * from './cet';
export * from './iof';
export * from './offer';
export * from './schedule';
export * from './units';
