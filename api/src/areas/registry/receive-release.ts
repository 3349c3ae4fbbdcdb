import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { parseManifest, type RemoteManifest } from '@girassol/federation/registry';
import type { FastifyRequest } from 'fastify';
import { writeCompressedCopies } from './compress-file';
import { RegistryRefusal } from './registry-refusal';
import { type ReleaseStore, writeFileWithHash, writeReleaseManifest } from './release-store';

const MANIFEST_BYTES = 512 * 1024;
const FILE_BYTES = 8 * 1024 * 1024;
const MAX_FILES = 600;
const RELEASE_BYTES = 64 * 1024 * 1024;
const REMOTE = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;
const VERSION = /^[0-9A-Za-z][\w.+-]{0,79}$/;
/** Characters of one part of a name: with what the server adds to it, file systems take 255. */
const MAX_NAME_LENGTH = 200;
/** A name inside the release: never one that leads out of it, nor one that the server makes itself. */
const FILE = /^(?!.*\.(br|gz)$)(?!remote\.json$)[\w-][\w.~-]*(\/[\w-][\w.~-]*){0,4}$/;

/** Uploaded release that arrived completely and matches its manifest, in a temporary folder. */
export interface ReceivedRelease {
  manifest: RemoteManifest;
  manifestIntegrity: string;
  /** Folder it lies in until it is kept or discarded. */
  staged: string;
  /** File -> bytes as they travel (gzip). */
  sizes: Record<string, number>;
}

/**
 * Receives an uploaded release file by file: `remote.json` first, each part named like its file. If the
 * upload is interrupted, incomplete, too large or does not match the manifest, deletes the files and throws
 * GF-501, GF-503 or GF-504.
 */
export async function receiveRelease(
  request: FastifyRequest,
  store: ReleaseStore,
  address: { remote: string; version: string },
): Promise<ReceivedRelease> {
  if (!REMOTE.test(address.remote) || !VERSION.test(address.version))
    throw new RegistryRefusal(400, 'GF-501', {
      pt: 'O endereço não nomeia uma área e uma versão.',
      en: 'The address names no remote and version.',
    });
  const staged = await store.stage(address.remote);
  try {
    return await receiveInto(staged, request, address);
  } catch (error) {
    await store.discard(staged);
    if (isInterrupted(error))
      throw new RegistryRefusal(400, 'GF-504', {
        pt: 'A publicação foi interrompida no meio: nada foi guardado.',
        en: 'The publication was cut in the middle: nothing was kept.',
      });
    throw error;
  }
}

/** Checks whether an error of the form parser or a stream means that the sender disconnected or sent no form. */
const isInterrupted = (error: unknown): boolean =>
  error instanceof Error &&
  /Unexpected end of|Premature close|aborted|Malformed part|Multipart: Boundary|The needle cannot/i.test(
    error.message,
  );

async function receiveInto(
  staged: string,
  request: FastifyRequest,
  address: { remote: string; version: string },
): Promise<ReceivedRelease> {
  const limits = { fileSize: FILE_BYTES, files: MAX_FILES, fields: 0, parts: MAX_FILES };
  let head: { manifest: RemoteManifest; manifestIntegrity: string } | undefined;
  const sizes: Record<string, number> = {};
  let bytes = 0;

  for await (const part of request.files({ limits })) {
    const { fieldname: name, file } = part;
    if (!head) {
      if (name !== 'remote.json')
        throw new RegistryRefusal(400, 'GF-501', {
          pt: 'A publicação deve começar por remote.json.',
          en: 'The publication must begin with remote.json.',
        });
      const text = await readAll(file, MANIFEST_BYTES);
      head = { manifest: manifestIn(text, address), manifestIntegrity: computeManifestHash(text) };
      await writeReleaseManifest(staged, text);
      await writeCompressedCopies(join(staged, 'remote.json'));
      continue;
    }
    if (name.split('/').some((part) => part.length > MAX_NAME_LENGTH))
      throw new RegistryRefusal(422, 'GF-503', {
        pt: `O nome de um arquivo pode ter até ${MAX_NAME_LENGTH} caracteres: ${name.slice(0, MAX_NAME_LENGTH)}…`,
        en: `The name of a file may have up to ${MAX_NAME_LENGTH} characters: ${name.slice(0, MAX_NAME_LENGTH)}…`,
      });
    const expected = Object.hasOwn(head.manifest.integrity, name) && head.manifest.integrity[name];
    if (!FILE.test(name) || !expected)
      throw new RegistryRefusal(422, 'GF-503', {
        pt: `${name.slice(0, 200)} não está no remote.json desta versão.`,
        en: `${name.slice(0, 200)} is not in the remote.json of this version.`,
      });
    if (Object.hasOwn(sizes, name))
      throw new RegistryRefusal(422, 'GF-503', {
        pt: `${name} foi enviado duas vezes.`,
        en: `${name} was sent twice.`,
      });
    const path = join(staged, name);
    const hash = await writeFileWithHash(path, file);
    if (file.truncated)
      throw new RegistryRefusal(413, 'GF-503', {
        pt: `${name} é grande demais.`,
        en: `${name} is too large.`,
      });
    bytes += (await stat(path)).size;
    if (bytes > RELEASE_BYTES)
      throw new RegistryRefusal(413, 'GF-503', {
        pt: 'A publicação é grande demais.',
        en: 'The publication is too large.',
      });
    if (hash !== expected)
      throw new RegistryRefusal(422, 'GF-503', {
        pt: `${name} não é o arquivo que o remote.json descreve.`,
        en: `${name} is not the file that remote.json describes.`,
      });
    sizes[name] = await writeCompressedCopies(path);
  }
  if (!head)
    throw new RegistryRefusal(400, 'GF-501', {
      pt: 'A publicação deve começar por remote.json.',
      en: 'The publication must begin with remote.json.',
    });
  const missing = Object.keys(head.manifest.integrity).filter((name) => !Object.hasOwn(sizes, name));
  if (missing.length > 0)
    throw new RegistryRefusal(422, 'GF-504', {
      pt: `A publicação está incompleta: falta ${missing[0]}.`,
      en: `The publication is incomplete: ${missing[0]} is missing.`,
    });
  return { ...head, staged, sizes };
}

function manifestIn(text: Buffer, { remote, version }: { remote: string; version: string }): RemoteManifest {
  const manifest = parsed(text);
  if (!manifest)
    throw new RegistryRefusal(422, 'GF-601', {
      pt: 'O remote.json não é um manifesto desta plataforma.',
      en: 'remote.json is no manifest of this platform.',
    });
  if (manifest.name !== remote || manifest.version !== version)
    throw new RegistryRefusal(400, 'GF-501', {
      pt: `O remote.json é de ${manifest.name} ${manifest.version}, o endereço diz ${remote} ${version}.`,
      en: `remote.json is of ${manifest.name} ${manifest.version}, the address says ${remote} ${version}.`,
    });
  return manifest;
}

function parsed(text: Buffer): RemoteManifest | null {
  try {
    return parseManifest(JSON.parse(text.toString('utf8')));
  } catch {
    return null;
  }
}

async function readAll(file: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > limit)
      throw new RegistryRefusal(413, 'GF-501', {
        pt: 'O remote.json é grande demais.',
        en: 'remote.json is too large.',
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const computeManifestHash = (text: Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
