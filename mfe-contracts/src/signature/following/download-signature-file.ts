import { attemptAction } from '@girassol/shared-auth';
import { type ContractRef, loadSignedFileUrls } from '../data/signature';
import { downloadFromUrl } from './download-from-url';

/** Downloads the original or the signed document of a signature. A refusal is shown in a dialog. */
export async function downloadSignatureFile(
  of: ContractRef,
  which: 'original_file_url' | 'signed_file_url',
): Promise<void> {
  const answer = await attemptAction(() => loadSignedFileUrls(of));
  const url = answer?.downloadUrls[which];
  if (url) downloadFromUrl(url);
}
