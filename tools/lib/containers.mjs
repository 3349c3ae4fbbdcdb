import { spawnSync } from 'node:child_process';

/** Commands that build container images, each with the one that succeeds where the tool can work. */
const tools = [
  ['podman', ['info']],
  ['docker', ['info']],
  ['buildah', ['version']],
];

const canRun = ([command, args]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Finds a tool of this machine that builds container images; `docker` counts only where its service answers.
 *
 * @returns {string | undefined} Its command.
 */
export const findContainerBuilder = () => tools.find(canRun)?.[0];
