/**
 * Name of the only cache of the service worker: the last verified page of the product and the files it names. Answers of
 * the API are never in it.
 */
export const OFFLINE_CACHE = 'girassol-offline-1';
