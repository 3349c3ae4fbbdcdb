import type { Browser } from '@playwright/test';
import { countTraffic, createBrowserContext } from './browser';

/** Measurements of a page in a browser with an empty cache. */
export interface ColdPageMeasurements {
  /** Bytes of scripts, those in the page included; data is none. */
  scriptBytes: number;
  /** Everything, as sent over the wire. */
  bytes: number;
  requests: number;
  /** Largest contentful paint, milliseconds from the start of the navigation. */
  largestPaint: number;
  /** Cumulative layout shift (CLS). */
  shift: number;
}

/** Time after which nothing of a page of a site comes any more. */
const SETTLED_MS = 900;

/**
 * Opens a page in a browser with an empty cache and returns its measurements. Reads them over the DevTools
 * protocol (`PerformanceTimeline`), because the security policy of the page lets no script of the measurement
 * run.
 */
export async function measureColdPage(browser: Browser, url: string): Promise<ColdPageMeasurements> {
  const context = await createBrowserContext(browser, url);
  const page = await context.newPage();
  const { traffic, cdp } = await countTraffic(page);
  const scripts = new Set<string>();
  let scriptBytes = 0;
  let started = 0;
  let largestPaint = 0;
  let shift = 0;
  cdp.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document' && started === 0) started = wallTime;
  });
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { lcpDetails, layoutShiftDetails } = event;
    if (lcpDetails) largestPaint = (Math.max(lcpDetails.renderTime, lcpDetails.loadTime) - started) * 1000;
    if (layoutShiftDetails && !layoutShiftDetails.hadRecentInput) shift += layoutShiftDetails.value;
  });
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const html = await page.content();
  // linear: a page of ours, with a few scripts
  const inline = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([^<]*)/g)];
  scriptBytes += inline.reduce((bytes, [, text = '']) => bytes + text.length + 1, 0);
  await context.close();
  return { ...traffic, scriptBytes, largestPaint, shift };
}
