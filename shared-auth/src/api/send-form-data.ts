/** Request of `sendFormData`; `onProgress` receives the sent share of the form from 0 to 1. */
export interface FormDataRequest {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal?: AbortSignal | undefined;
  /** From 0 to 1, as the form leaves this machine. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Files of a form: one, or several in parts named `files`. */
interface FormFiles {
  file?: File | null | undefined;
  files?: File[] | undefined;
}

/**
 * Builds a form from the fields and the files of a call. The files are last, so that a server reading the stream knows
 * the fields first.
 */
export function buildFormData(fields: unknown, { file, files = [] }: FormFiles): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  if (file) form.append('file', file, file.name);
  for (const one of files) form.append('files', one, one.name);
  return form;
}

/**
 * Sends a form with XMLHttpRequest, because `fetch` cannot report upload progress. Rejects with the errors
 * that `fetch` would throw.
 */
export function sendFormData(
  url: string,
  { method, headers, body, signal, onProgress }: FormDataRequest,
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
