export interface FormRequest {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal?: AbortSignal | undefined;
  /** From 0 to 1, as the form leaves this machine. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Fields and file of a call as a form. The file stands last: whoever reads the form as it arrives knows the rest by then.
 */
export function formOf(fields: unknown, file: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  if (file) form.append('file', file, file.name);
  return form;
}

/** Sends a form and tells how far it is, which `fetch` cannot. Fails as `fetch` does. */
export function sendForm(
  url: string,
  { method, headers, body, signal, onProgress }: FormRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const aborted = () => reject(new DOMException('The call was aborted.', 'AbortError'));
    if (signal?.aborted) return aborted();
    signal?.addEventListener('abort', abort);

    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.ontimeout = request.onerror;
    request.onabort = aborted;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(body);
  });
}
