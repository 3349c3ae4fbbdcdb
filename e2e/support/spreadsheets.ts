import type { Download, Page } from '@playwright/test';

/** Creates a CSV file as old programs write it: semicolons, Windows-1252. */
export function createLegacyCsv(name: string, lines: readonly (readonly string[])[]) {
  const text = lines.map((cells) => cells.join(';')).join('\r\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

/** Uploads a file on an import page, and waits for the page on which columns are mapped to fields. */
export async function uploadSpreadsheet(page: Page, file: ReturnType<typeof createLegacyCsv>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'FAZER UPLOAD' }).click();
  await page.waitForURL(/\/mapeamento\?arquivo=/);
}

/** Returns the bytes of a downloaded file. */
export async function readDownload(download: Download): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer<ArrayBuffer>[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
