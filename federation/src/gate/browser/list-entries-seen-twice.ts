/**
 * Lists the entries that `look` returns both before and after `wait`, so that parts which a busy machine has
 * not drawn yet are not reported as missing.
 */
export async function listEntriesSeenTwice(
  look: () => Promise<string[]>,
  wait: () => Promise<unknown>,
): Promise<string[]> {
  const first = await look();
  if (first.length === 0) return [];
  await wait().catch(() => undefined);
  const second = await look();
  return first.filter((one) => second.includes(one));
}
