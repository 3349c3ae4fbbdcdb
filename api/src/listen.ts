import { createServer } from 'node:net';
import type { Config } from './config';
import { StartFailure } from './platform/database';

type Place = Pick<Config, 'port' | 'host'>;

/** Refuses an address that cannot be had, before the slower parts of the start. */
export async function requireFreePort(place: Place): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(cannotListen(error, place)));
    probe.listen(place.port, place.host, () => probe.close(() => resolve()));
  });
}

/** Why an address cannot be listened on, in a line for the operator. */
export function cannotListen(error: NodeJS.ErrnoException, { port, host }: Place): Error {
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
