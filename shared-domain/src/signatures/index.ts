export * from './signature-states';
