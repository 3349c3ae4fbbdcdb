import autocannon from 'autocannon';

export interface LoadTestResult {
  /** Requests per second. */
  rate: number;
  p50: number;
  p95: number;
  /** Bytes of one answer's body and head. */
  bytes: number;
  errors: number;
}

/**
 * Sends one HTTP request repeatedly over `connections` connections for `seconds` seconds (5 by default),
 * after one second of warming up. Returns the rate, the latencies in milliseconds and the number of errors.
 */
export async function runLoadTest(options: {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections: number;
  seconds?: number;
}): Promise<LoadTestResult> {
  const { seconds = 5, ...rest } = options;
  await autocannon({ ...rest, duration: 1 });
  const result = await autocannon({ ...rest, duration: seconds });
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    bytes: result.throughput.total / Math.max(1, result.requests.total),
    errors: result.errors + result.non2xx,
  };
}
