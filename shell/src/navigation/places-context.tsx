import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Place, Places } from './places';

const PlacesContext = createContext<Places | null>(null);

export function PlacesProvider({ places, children }: { places: Places; children: ReactNode }) {
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

/** Navigation and the routes of this page. */
export function usePlaces(): Places {
  const places = useContext(PlacesContext);
  if (!places) throw new Error('usePlaces needs a PlacesProvider above it');
  return places;
}

/** Where the visitor is; follows every change of address and session. */
export function usePlace(): Place {
  const { subscribe, get } = usePlaces();
  return useSyncExternalStore(subscribe, get);
}
