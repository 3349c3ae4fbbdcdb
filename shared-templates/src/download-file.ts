const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Creates a Blob from the bytes of a Word document. */
export const createDocxBlob = (bytes: Uint8Array): Blob => new Blob([bytes.slice()], { type: DOCX });

/** Downloads a file in the browser. */
export function downloadFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
