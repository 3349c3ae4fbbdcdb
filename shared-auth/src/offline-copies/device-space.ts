/** Space of this device for the product, in bytes; null where the browser does not say. */
export async function estimateFreeSpace(): Promise<number | null> {
  const storage: StorageManager | undefined = navigator.storage;
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined ? null : Math.max(0, quota - usage);
}

/** Asks the browser not to empty what is stored when space is short. Returns whether it agrees. */
export async function requestPersistentStorage(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}

/**
 * Returns true in a tab of Safari on iOS that is not installed: it may be emptied when nobody opens it for seven days.
 */
export const mayBeEmptiedByBrowser = (): boolean => Reflect.get(navigator, 'standalone') === false;
