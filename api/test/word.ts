import { extractDocumentText } from '@girassol/shared-templates/word';
import type { TestApi } from './harness';

/** Downloads a Word document from the API in a test and returns its text. */
export async function downloadWordText(api: TestApi, url: string | null | undefined): Promise<string> {
  const { rawPayload } = await api.send({ method: 'GET', url: url ?? '' });
  return extractDocumentText(rawPayload).lines.join('\n');
}
