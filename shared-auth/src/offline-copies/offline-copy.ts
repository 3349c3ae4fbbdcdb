/** Copy of an item that was taken along for times without a signal: its answers and files are beside it. */
export interface OfflineCopy {
  /** Owner and record, as one text. */
  id: string;
  /** Account and user who took it. */
  owner: string;
  /** Id of the item. */
  record: string;
  /** Name of the item for people. */
  title: string;
  /** Address that opens the item. */
  path: string;
  /** By the clock of the server; epoch milliseconds. */
  takenAt: number;
  /** Until when it is shown; epoch milliseconds. */
  until: number;
  fileCount: number;
  /** Size of the files, in bytes. */
  fileBytes: number;
  /** Number of files that did not arrive. */
  missingFiles: number;
}

/** Answer of a call in a copy. */
export interface CopiedAnswer {
  copy: string;
  /** Owner and call, as stored answers have them. */
  key: string;
  /** The answer as JSON. */
  text: string;
  /** Epoch milliseconds. */
  storedAt: number;
}

/** File in a copy. */
export interface CopiedFile {
  copy: string;
  /** Names the file and its version. */
  name: string;
  content: Blob;
}

/** File that is to be taken along. */
export interface FileToCopy {
  /** Names the file and its version: one that is on the device already is not fetched again. */
  name: string;
  /** Signed link to its bytes. */
  url: string;
}
