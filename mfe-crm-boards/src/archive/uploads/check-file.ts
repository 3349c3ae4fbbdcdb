import { extensionOf, fileTypeOf, formatBytes } from '@girassol/shared-domain';

/** Why a chosen file cannot be sent, before anything is sent; undefined when it can. The server looks inside as well. */
export function problemOf(file: File, maxBytes: number): string | undefined {
  if (!fileTypeOf(file.name)) {
    const extension = extensionOf(file.name);
    return extension ? `Arquivos .${extension} não são aceitos.` : 'Este tipo de arquivo não é aceito.';
  }
  if (file.size === 0) return 'O arquivo está vazio.';
  if (file.size > maxBytes)
    return `Grande demais: ${formatBytes(file.size)}. O limite é ${formatBytes(maxBytes)}.`;
  return undefined;
}
