import type { FastifyRequest } from 'fastify';
import { visitorOf } from '../../hosting/visitor';

/** Programs that look at a link so that a conversation can show what it leads to. */
const previewers =
  /whatsapp|facebookexternalhit|telegrambot|slackbot|linkedinbot|twitterbot|discordbot|skypeuripreview|googlebot|bingbot|bot\b|crawler|spider/i;

/**
 * Is this somebody who reads the proposal? Not the account's own people (their browser remembers for which account it
 * worked last), not a messaging program that prepares a preview, not a browser that fetches ahead.
 */
export function isVisit(request: FastifyRequest, accountId: string): boolean {
  const { method, headers } = request;
  if (method !== 'GET' || visitorOf(request).accountId === accountId) return false;
  if (/prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))) return false;
  return !previewers.test(headers['user-agent'] ?? '');
}
