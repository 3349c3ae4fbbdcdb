/**
 * Downloads a file of the server through a clicked link, because browsers block a window opened after a call was
 * answered.
 */
export function downloadFromUrl(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
