/** A PDF that is brought: as much as the call takes once it is text. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Why a file that somebody brings cannot be what is signed; null where nothing is seen. The server looks inside. */
export function pdfProblem(file: File): string | null {
  if (!/\.pdf$/i.test(file.name)) return 'Escolha um PDF. No Word: Arquivo, Salvar como, PDF.';
  if (file.size === 0) return 'Este arquivo está vazio.';
  return file.size > MOST_BYTES ? 'O PDF pode ter até 10 MB.' : null;
}

/** A file as the call wants it. */
export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data address: what stands before the comma says of which type it is.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** The Word document that is kept. */
export async function readStored(fileUrl: string): Promise<Blob> {
  const response = await fetch(fileUrl);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.blob();
}
