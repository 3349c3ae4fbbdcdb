import type { UserOptions } from '@module-federation/runtime-core/types';

/** What the shell provides to remotes. The build fills it from the one table of sharing, `build/sharing.mjs`. */
export const sharedPackages: NonNullable<UserOptions['shared']> = {};
