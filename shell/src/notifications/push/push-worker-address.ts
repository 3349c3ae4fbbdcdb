/** Registers the worker of pushes, a file of the shell's build. Its scope is the folder of those files, where no page is. */
export const registerPushWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(
    new URL(/* webpackChunkName: "push-worker" */ './push-worker.ts', import.meta.url),
  );
