/** Always the product, whatever is configured. */
export const alwaysProduct = ['localhost', '127.0.0.1'];

/** Host name of a request without its port, in lower case. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

/**
 * A host that contains one of the known names is the product (shell.access-016); any other is a customer's own domain.
 */
export function isProductHost(name: string, productHosts: readonly string[]): boolean {
  return [...alwaysProduct, ...productHosts].some((known) => name.includes(known.toLowerCase()));
}
