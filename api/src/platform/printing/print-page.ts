import type { BrowserPipe } from './browser-pipe';

/** A host that exists nowhere: what a page under it asks for can only be answered here. */
export const PRINT_ORIGIN = 'http://girassol.invalid';

/** A file that the page shows: its picture, its font. */
export interface PageFile {
  contentType: string;
  content: Buffer;
}

export interface PrintJob {
  html: string;
  contentSecurityPolicy: string;
  /** HTML under every page; `pageNumber` and `totalPages` are classes that the browser fills. */
  footer: string;
  /** What the page asks for, by its path; null where it gets nothing. */
  fileAt: (path: string) => Promise<PageFile | null>;
}

/**
 * Prints a page to a tagged PDF with an outline. It runs no script and reaches no network: every request of the page is
 * answered here.
 */
export async function printPage(browser: BrowserPipe, job: PrintJob): Promise<Buffer> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  try {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    return await printIn(browser, String(sessionId), job);
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => {});
  }
}

async function printIn(browser: BrowserPipe, sessionId: string, job: PrintJob): Promise<Buffer> {
  const page = (method: string, params: Record<string, unknown> = {}) =>
    browser.send(method, params, sessionId);
  const stop = { listening: () => {} };
  try {
    const loaded = new Promise<void>((resolve) => {
      stop.listening = browser.listen(sessionId, (method, params) => {
        if (method === 'Page.loadEventFired') resolve();
        if (method === 'Fetch.requestPaused') void answer(page, params, job).catch(() => {});
      });
    });
    await Promise.all([
      page('Page.enable'),
      page('Emulation.setScriptExecutionDisabled', { value: true }),
      page('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
    ]);
    await page('Page.navigate', { url: `${PRINT_ORIGIN}/` });
    await loaded;
    const { data } = await page('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: job.footer,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    return Buffer.from(String(data), 'base64');
  } finally {
    stop.listening();
  }
}

async function answer(
  page: (method: string, params: Record<string, unknown>) => Promise<unknown>,
  params: Record<string, unknown>,
  { html, contentSecurityPolicy, fileAt }: PrintJob,
): Promise<void> {
  const { requestId, request } = params as { requestId: string; request: { url: string } };
  const url = new URL(request.url);
  const fulfil = (contentType: string, content: Buffer, more: { name: string; value: string }[] = []) =>
    page('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: contentType }, ...more],
      body: content.toString('base64'),
    });
  if (url.origin === PRINT_ORIGIN && url.pathname === '/') {
    const policy = { name: 'content-security-policy', value: contentSecurityPolicy };
    await fulfil('text/html; charset=utf-8', Buffer.from(html), [policy]);
    return;
  }
  const file = url.origin === PRINT_ORIGIN ? await fileAt(url.pathname + url.search).catch(() => null) : null;
  if (file) await fulfil(file.contentType, file.content);
  else await page('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
}
