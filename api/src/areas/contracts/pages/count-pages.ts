/** How many pages a PDF has. */
export async function pagesOf(pdf: Buffer): Promise<number> {
  // Loaded only where it is used: it takes a third of a second.
  const { PDF } = await import('@libpdf/core');
  return (await PDF.load(pdf)).getPageCount();
}
