/**
 * Gives a file of the server to the browser to be saved. By a link that is pressed: a window that opens after a call was
 * answered would be held back.
 */
export function openFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
