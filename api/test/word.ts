import { documentText } from '@girassol/shared-templates/word';
import type { TestApi } from './harness';

/** Reads the text of a Word document that the product offers at an address. */
export async function wordAt(api: TestApi, url: string | null | undefined): Promise<string> {
  const { rawPayload } = await api.send({ method: 'GET', url: url ?? '' });
  return documentText(rawPayload).lines.join('\n');
}
