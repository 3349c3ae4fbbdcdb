import { createViteConfig } from '@girassol/federation/vite';

export default () => createViteConfig(import.meta.url);
