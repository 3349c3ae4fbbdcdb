import { createServer } from 'node:net';
import { StartFailure } from '@girassol/api-platform/database';
import type { Config } from './config';

type ListenAddress = Pick<Config, 'port' | 'host'>;

/**
 * Checks early in the start of the server that the configured address can be listened on. Throws the error of
 * `toListenFailure` otherwise.
 */
export async function requireFreePort(place: ListenAddress): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(toListenFailure(error, place)));
    probe.listen(place.port, place.host, () => probe.close(() => resolve()));
  });
}

/**
 * Converts an error of listening on a port to a one-line `StartFailure` for the operator. Returns other
 * errors unchanged.
 */
export function toListenFailure(error: NodeJS.ErrnoException, { port, host }: ListenAddress): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(`A porta ${port} já está em uso. Encerre quem a usa ou escolha outra (PORT).`);
    case 'EACCES':
      return new StartFailure(`Sem permissão para usar a porta ${port}. Escolha outra (PORT).`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(`O endereço ${host} não existe nesta máquina (HOST).`);
    default:
      return error;
  }
}
