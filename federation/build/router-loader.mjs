/** Finds where a `Link` draws the prefetch of React Router's own framework beside itself. */
const prefetchOfFramework = /return shouldPrefetch && !isAbsolute \? [^;]*: link;/;

/**
 * Marks the component definitions of React Router as free of side effects and removes their display names, so that
 * unused ones (forms, fetchers, data routers) leave the build; the same for the prefetch of its framework.
 * @param {string} source
 */
export default function markRouterComponentsPure(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(prefetchOfFramework, 'return link;');
}
