import { type ComponentType, useState } from 'react';

/**
 * A control that rests until somebody touches it: `rouse` fetches the real one ahead (pointer near, focus), `wake` puts
 * it in place. What could not be fetched leaves the control at rest; the next touch tries again.
 */
export function useAwake<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Awake, setAwake] = useState<ComponentType<Props> | null>(null);
  const rouse = () => void load().catch(() => undefined);
  const wake = (isWanted: () => boolean = () => true) =>
    void load()
      .then((Real) => isWanted() && setAwake(() => Real))
      .catch(() => undefined);
  return { Awake, rouse, wake };
}
