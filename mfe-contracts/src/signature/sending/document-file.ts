/** Maximum size of an uploaded PDF in bytes, given by the size limit of the call after base64 encoding. */
const MAX_PDF_BYTES = 10 * 1024 * 1024;

/**
 * Checks extension and size of an uploaded PDF. Returns the reason why it cannot be signed; null if it can.
 * The server also inspects the contents.
 */
export function getPdfProblem(file: File): string | null {
  if (!/\.pdf$/i.test(file.name)) return 'Escolha um PDF. No Word: Arquivo, Salvar como, PDF.';
  if (file.size === 0) return 'Este arquivo está vazio.';
  return file.size > MAX_PDF_BYTES ? 'O PDF pode ter até 10 MB.' : null;
}

/** Reads a file as base64 text without a `data:` prefix, the form in which a call sends a file. */
export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data address: what stands before the comma says of which type it is.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/**
 * Fetches the stored Word document of a contract by its URL. Rejects with the HTTP status as message if the
 * response is not OK.
 */
export async function fetchStoredFile(fileUrl: string): Promise<Blob> {
  const response = await fetch(fileUrl);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.blob();
}
