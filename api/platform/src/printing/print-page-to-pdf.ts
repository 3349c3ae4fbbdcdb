import type { BrowserPipe } from './browser-pipe';

/**
 * Origin of the pages that are printed to PDF: a host that does not exist, so that only this server can
 * answer the page's requests.
 */
export const PRINT_ORIGIN = 'http://girassol.invalid';

/** File that a page to be printed loads, such as a picture or a font. */
export interface PrintPageResource {
  contentType: string;
  content: Buffer;
}

/**
 * HTML page to be printed to PDF, with its content security policy, footer, and a function that delivers the
 * files that the page loads.
 */
export interface PrintRequest {
  html: string;
  contentSecurityPolicy: string;
  /** HTML under every page; `pageNumber` and `totalPages` are classes that the browser fills. */
  footer: string;
  /** Returns the file at a path that the page requests; null: none. */
  fileAt: (path: string) => Promise<PrintPageResource | null>;
}

/**
 * Prints an HTML page to a tagged PDF with an outline. The page runs no scripts and has no network; `fileAt`
 * answers the page's requests.
 */
export async function printPageToPdf(browser: BrowserPipe, job: PrintRequest): Promise<Buffer> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  try {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    return await printIn(browser, String(sessionId), job);
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => {});
  }
}

async function printIn(browser: BrowserPipe, sessionId: string, job: PrintRequest): Promise<Buffer> {
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
  { html, contentSecurityPolicy, fileAt }: PrintRequest,
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
