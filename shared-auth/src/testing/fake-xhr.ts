/**
 * Creates a fake XMLHttpRequest class that sends a form to a fake `fetch`. Reports upload progress once, at
 * one half.
 */
export function createFakeXhr(send: typeof fetch): typeof XMLHttpRequest {
  class FakeXhr {
    status = 0;
    responseText = '';
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private readonly headers: Record<string, string> = {};
    private readonly controller = new AbortController();
    private place = { method: '', url: '' };

    open(method: string, url: string): void {
      this.place = { method, url };
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    abort(): void {
      this.controller.abort();
    }

    async send(body: FormData): Promise<void> {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const { method, url } = this.place;
      try {
        const response = await send(url, {
          method,
          headers: this.headers,
          body,
          signal: this.controller.signal,
        });
        this.responseText = await response.text();
        this.status = response.status;
        this.onload?.();
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') this.onabort?.();
        else this.onerror?.();
      }
      this.onloadend?.();
    }
  }
  // The rest of the class is never asked for.
  return FakeXhr as unknown as typeof XMLHttpRequest;
}
