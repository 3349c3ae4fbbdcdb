import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ShellNavigation, VisitorLocation } from './shell-navigation';

const NavigationContext = createContext<ShellNavigation | null>(null);

/** React provider of the shell's navigation. */
export function ShellNavigationProvider({
  places,
  children,
}: {
  places: ShellNavigation;
  children: ReactNode;
}) {
  return <NavigationContext value={places}>{children}</NavigationContext>;
}

/** Returns the navigation and the routes of this page. Throws without a provider. */
export function useShellNavigation(): ShellNavigation {
  const places = useContext(NavigationContext);
  if (!places) throw new Error('usePlaces needs a PlacesProvider above it');
  return places;
}

/** Returns the visitor's location and follows every change of address and session. */
export function useVisitorLocation(): VisitorLocation {
  const { subscribe, get } = useShellNavigation();
  return useSyncExternalStore(subscribe, get);
}
