/** Hosts that always belong to the product, whatever is configured. */
export const builtInProductHosts = ['localhost', '127.0.0.1'];

/** Returns the host name of a request in lower case, without port and trailing dot. */
export function getHostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Checks whether a name is a host or one of its subdomains. */
export const isHostOrSubdomain = (name: string, known: string): boolean => {
  const wanted = known.toLowerCase();
  return name === wanted || name.endsWith(`.${wanted}`);
};

/**
 * Checks whether a host name is a host of the product or a subdomain of one (shell.access-016); all other
 * hosts are domains of customers. Compares whole labels: `meugirassol.com.br` is not a subdomain of
 * `girassol.com.br`.
 */
export function isProductHost(name: string, productHosts: readonly string[]): boolean {
  return [...builtInProductHosts, ...productHosts].some((known) => isHostOrSubdomain(name, known));
}
