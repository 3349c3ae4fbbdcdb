export * from './signature-states';
export * from './signature-words';
export * from './signer-rules';
