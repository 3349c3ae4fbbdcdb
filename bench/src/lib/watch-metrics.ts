/** Highest values of metrics that were seen while they were watched. */
export interface MetricsWatch {
  /** Stops, and returns the highest value of each line, by its name and labels as `/metrics` has them. */
  stop(): Map<string, number>;
}

const EVERY_MS = 500;

/** Reads `/metrics` of a server again and again. A read that the server answers late is no sample of its own. */
export function watchMetrics(url: string): MetricsWatch {
  const highest = new Map<string, number>();
  let isOver = false;
  void (async () => {
    while (!isOver) {
      const text = await fetch(`${url}/metrics`).then((answer) => answer.text());
      for (const line of text.split('\n')) {
        const at = line.lastIndexOf(' ');
        if (line.startsWith('#') || at < 0) continue;
        const name = line.slice(0, at);
        highest.set(name, Math.max(highest.get(name) ?? 0, Number(line.slice(at))));
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })().catch(() => {});
  return {
    stop() {
      isOver = true;
      return highest;
    },
  };
}
