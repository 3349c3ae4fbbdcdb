import type { UserOptions } from '@module-federation/runtime-core/types';

/** Packages that the shell provides to remotes. The build fills this table from `build/sharing.mjs`. */
export const sharedPackages: NonNullable<UserOptions['shared']> = {};
