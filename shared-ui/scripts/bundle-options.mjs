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
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [onlyBrazilian],
  logLevel: 'warning',
};
