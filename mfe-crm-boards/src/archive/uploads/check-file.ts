import { findStorableFileType, formatBytes, getFileExtension } from '@girassol/shared-domain';

/**
 * Returns the reason why a chosen file cannot be uploaded, or undefined if the file passes. The server
 * inspects the file again, including its contents.
 */
export function checkFile(file: File, maxBytes: number): string | undefined {
  if (!findStorableFileType(file.name)) {
    const extension = getFileExtension(file.name);
    return extension ? `Arquivos .${extension} não são aceitos.` : 'Este tipo de arquivo não é aceito.';
  }
  if (file.size === 0) return 'O arquivo está vazio.';
  if (file.size > maxBytes)
    return `Grande demais: ${formatBytes(file.size)}. O limite é ${formatBytes(maxBytes)}.`;
  return undefined;
}
