/**
 * Returns what a look finds, and finds again after a wait that ends early once nothing is there to be found. What a busy
 * machine has not drawn yet is seen once only.
 */
export async function seenTwice(
  look: () => Promise<string[]>,
  wait: () => Promise<unknown>,
): Promise<string[]> {
  const first = await look();
  if (first.length === 0) return [];
  await wait().catch(() => undefined);
  const second = await look();
  return first.filter((one) => second.includes(one));
}
