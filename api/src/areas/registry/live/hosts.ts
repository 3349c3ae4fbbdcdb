/** Always the product, whatever is configured. */
export const alwaysProduct = ['localhost', '127.0.0.1'];

/** Host name of a request without its port, in lower case. The dot that may end a name changes nothing. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Is it this host, or a name below it? */
export const isHostOf = (name: string, known: string): boolean => {
  const wanted = known.toLowerCase();
  return name === wanted || name.endsWith(`.${wanted}`);
};

/**
 * A host of the product, or a name below one (shell.access-016); any other is a customer's own domain. Never by a part of a
 * name: `meugirassol.com.br` is somebody else's.
 */
export function isProductHost(name: string, productHosts: readonly string[]): boolean {
  return [...alwaysProduct, ...productHosts].some((known) => isHostOf(name, known));
}
