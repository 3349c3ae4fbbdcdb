import { createRspackConfig } from '@girassol/federation/rspack';

export default () => createRspackConfig(import.meta.url);
