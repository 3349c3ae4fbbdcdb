import type { AccountLiveEvent } from '@girassol/shared-domain/contract';

/** Creates the fake server's side of account event streams for tests. */
export function createFakeEventStreams() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  return {
    get size() {
      return open.size;
    },
    open(signal: AbortSignal | null | undefined): Response {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.add(controller);
        },
        cancel() {
          if (own) open.delete(own);
        },
      });
      signal?.addEventListener('abort', () => {
        if (!own || !open.delete(own)) return;
        own.error(new DOMException('The call was aborted.', 'AbortError'));
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    /** Sends one event, or any text as it stands. */
    send(event: AccountLiveEvent | string) {
      const text = typeof event === 'string' ? event : `data: ${JSON.stringify(event)}\n\n`;
      for (const stream of open) stream.enqueue(encoder.encode(text));
    },
    /** The server goes away. */
    end() {
      for (const stream of open) stream.close();
      open.clear();
    },
  };
}
