import { useEffect } from 'react';
import { useShellNavigation } from '../navigation/navigation-context';
import { Loader } from './Loader';

/** Time that the loader shows before the home page, in milliseconds (shell.access-001). */
const STARTING_MS = 1_000;

/** Page /iniciando: shows the loader briefly before the home page. */
export function StartingPage() {
  const { navigate } = useShellNavigation();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/inicio', { replace: true }), STARTING_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Loader text="Preparando seu dia…" />;
}
