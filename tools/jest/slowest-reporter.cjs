const SHOWN = 20;

/** Ends a run with the files that took longest: where half the time could be saved. */
module.exports = class SlowestReporter {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length < SHOWN) return;
    const slowest = testResults
      .map(({ testFilePath, perfStats }) => ({ path: testFilePath, seconds: perfStats.runtime / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SHOWN);
    const lines = slowest.map(
      ({ path, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${path.replace(`${process.cwd()}/`, '')}`,
    );
    console.log(`Slowest files:\n${lines.join('\n')}`);
  }
};
