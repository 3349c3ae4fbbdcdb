/**
 * Marks the component definitions of React Router as free of side effects and removes their display names, so that
 * unused ones (forms, fetchers, data routers) leave the build.
 * @param {string} source
 */
export default function markRouterComponentsPure(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
