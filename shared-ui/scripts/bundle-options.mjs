import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** esbuild leaves `new URL('font', import.meta.url)` alone; webpack does not need this. */
const fontAsset = {
  name: 'font-asset',
  setup(build) {
    build.onLoad({ filter: /theme\/font\.ts$/ }, () => ({
      contents: "export { default as fontUrl } from 'girassol-font';",
      loader: 'ts',
    }));
    build.onResolve({ filter: /^girassol-font$/ }, () => ({
      path: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    }));
  },
};

/** react-aria ships its words in 30 languages; the product speaks one. The webpack preset drops them the same way. */
const onlyBrazilian = {
  name: 'only-brazilian',
  setup(build) {
    // linear: esbuild runs it, which does not go back
    build.onLoad({ filter: /react-(aria|stately).*intl.*[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      path.includes('pt-BR') ? undefined : { contents: 'export default {};', loader: 'js' },
    );
  },
};

/** Options with which esbuild bundles the package for the report of bundle sizes. */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [fontAsset, onlyBrazilian],
  logLevel: 'warning',
};
