import type pg from 'pg';

/** Destroys the socket of a connection without a closing message, which a silent server would never answer. */
export const destroyConnection = (client: pg.Client): void => void client.connection.stream.destroy();

/** Checks whether a connection leads to this server. */
export const isConnectedTo = (client: pg.Client, { host, port }: pg.ClientConfig): boolean =>
  client.host === host && client.port === port;
