/**
 * React Router makes its components at the top of one module, by calls that a bundler must take for deeds, and names them
 * for the developer tools. Marked as free of deeds and without those names, what nobody imports (forms, fetchers, data
 * routers) leaves the build.
 * @param {string} source
 */
export default function droppableComponents(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
