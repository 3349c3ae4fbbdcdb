import { createRemoteConfig } from '@girassol/federation/build';

export default (_env, { mode }) => createRemoteConfig(import.meta.url, { mode });
