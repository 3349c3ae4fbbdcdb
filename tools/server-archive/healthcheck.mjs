// Ends with 0 if the server, or the worker, of this environment can work: for containers and monitoring.
const { PORT = '8080', WORKER_PORT } = process.env;
const isReady = async (port) => {
  const { ok } = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
    signal: AbortSignal.timeout(4_000),
  });
  if (!ok) throw new Error('not ready');
};
// A worker has the variables of the server too, and answers on its own port.
const answer = await Promise.any([PORT, WORKER_PORT].filter(Boolean).map(isReady)).then(
  () => 0,
  () => 1,
);
process.exit(answer);
