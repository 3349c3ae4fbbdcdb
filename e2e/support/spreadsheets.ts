import type { Download, Page } from '@playwright/test';

/** A csv as old programs write it: semicolons, Windows-1252. */
export function oldCsv(name: string, lines: readonly (readonly string[])[]) {
  const text = lines.map((cells) => cells.join(';')).join('\r\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

/** Chooses a file on an upload page and brings it to its mapping. */
export async function bring(page: Page, file: ReturnType<typeof oldCsv>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'FAZER UPLOAD' }).click();
  await page.waitForURL(/\/mapeamento\?arquivo=/);
}

/** What was saved on the person's computer, as bytes. */
export async function savedFile(download: Download): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer<ArrayBuffer>[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
