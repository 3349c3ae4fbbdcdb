// Databases of a device, for tests with a page: jsdom has none. Import it for its effect, before anything else.
import 'fake-indexeddb/auto';

globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value));
