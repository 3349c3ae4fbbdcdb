const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word document that was made here, as a file. */
export const docxFile = (bytes: Uint8Array): Blob => new Blob([bytes.slice()], { type: DOCX });

/** Gives a file to the browser to be saved. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
