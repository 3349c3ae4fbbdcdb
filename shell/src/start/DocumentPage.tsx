import { useEffect } from 'react';
import { Loader } from './Loader';
import { loadDocument } from './load-document';

/** On the way to a document that the server writes: the address is its own already, now it is loaded. */
export function DocumentPage() {
  useEffect(loadDocument, []);
  return <Loader text="Abrindo a proposta…" />;
}
