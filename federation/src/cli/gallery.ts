import { join } from 'node:path';
import { type CommandContext, type CommandResult, getPort } from './context';

const DEFAULT_PORT = 8101;

/**
 * Serves the gallery of the design system installed in this folder, or of the one that the workspace's shell provides.
 */
export async function runGallery(context: CommandContext): Promise<CommandResult> {
  const port = getPort(context, DEFAULT_PORT);
  const { workspace } = context;
  const folder = workspace ? join(workspace, 'shell') : context.folder;
  await context.serveGallery({ folder, port });
  const url = `http://localhost:${port}`;
  return {
    text: `The gallery is at ${url}, under the product's content security policy.`,
    data: { url },
  };
}
