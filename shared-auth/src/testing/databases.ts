// Databases of a device, for tests with a page: jsdom has none. Import it for its effect, before anything else.
import 'fake-indexeddb/auto';

const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** Copies what these databases hold: JSON, bytes and files. Node cannot copy the files of jsdom. */
function clone(value: unknown): unknown {
  if (isBytes(value)) return value.slice(0);
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(clone);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clone(part)]));
}

globalThis.structuredClone = clone as typeof structuredClone;

/** Reads the bytes of a file: jsdom's files cannot. */
function readBytes(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
}

Blob.prototype.arrayBuffer ??= readBytes;

/** Empties the outbox: what waits after a test must not wait in the next. */
async function emptyOutbox(): Promise<void> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'girassol-outbox')) return;
  const { openDeviceDatabase } = await import('../offline/device-database');
  const transaction = (await openDeviceDatabase()).transaction(['writes', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('writes').clear(),
    transaction.objectStore('files').clear(),
    transaction.done,
  ]);
}

const afterEachTest: unknown = Reflect.get(globalThis, 'afterEach');
if (typeof afterEachTest === 'function') afterEachTest(emptyOutbox);
