/**
 * Downloads a file from a URL of the server by clicking a temporary link; browsers would block a window
 * opened after an API call. The function has its own file so that tests can mock it.
 */
export function downloadFromUrl(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
