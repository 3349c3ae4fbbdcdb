import { useEffect } from 'react';
import { usePlaces } from '../navigation/places-context';
import { Loader } from './Loader';

/** How long the loader shows before the home page, in milliseconds (shell.access-001). */
const STARTING_MS = 1_000;

/** /iniciando: a moment to arrive. */
export function StartingPage() {
  const { navigate } = usePlaces();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/inicio', { replace: true }), STARTING_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Loader text="Preparando seu dia…" />;
}
