import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

/** A released shell has React's production build, which cannot exchange components: a change loads the page again. */
export const reloading = { hot: false, liveReload: true };

/**
 * What a development build adds to work with React's development build is not there in a released shell.
 * @param {import('webpack').Configuration} config
 */
export function forReleasedShell({ module, plugins = [], ...config }) {
  return {
    ...config,
    module: { ...module, rules: module?.rules?.map(withPlainJsx) },
    plugins: plugins.filter((plugin) => !(plugin instanceof ReactRefreshPlugin)),
  };
}

/** @param {any} rule */
function withPlainJsx(rule) {
  const { options, ...loader } = rule.use ?? {};
  if (!options?.jsc) return rule;
  const transform = { react: { runtime: 'automatic', development: false } };
  return { ...rule, use: { ...loader, options: { ...options, jsc: { ...options.jsc, transform } } } };
}
