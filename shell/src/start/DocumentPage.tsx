import { useEffect } from 'react';
import { loadDocument } from '../page/load-document';
import { Loader } from './Loader';

/** On the way to a document that the server writes: the address is its own already, now it is loaded. */
export function DocumentPage() {
  useEffect(loadDocument, []);
  return <Loader text="Abrindo a página…" />;
}
