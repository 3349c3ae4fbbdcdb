import { join } from 'node:path';
import { type Context, type Outcome, portIn } from './context';

/** What starts the server of the gallery: it belongs to the build, which is no TypeScript. */
export type ServeGallery = (options: { folder: string; port: number }) => Promise<void>;

const DEFAULT_PORT = 8101;

/** Serves the gallery of the design system: what is installed in this folder, or what the workspace's shell provides. */
export async function gallery(context: Context): Promise<Outcome> {
  const port = portIn(context, DEFAULT_PORT);
  const { workspace } = context;
  const folder = workspace ? join(workspace, 'shell') : context.folder;
  await context.serveGallery({ folder, port });
  const url = `http://localhost:${port}`;
  return {
    text: `The gallery is at ${url}, under the product's content security policy.`,
    data: { url },
  };
}
