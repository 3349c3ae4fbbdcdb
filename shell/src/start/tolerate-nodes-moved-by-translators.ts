/**
 * Changes `removeChild` and `insertBefore` of `Node` so that React survives translators and browser
 * extensions, which wrap texts in elements such as `<font>`. A text that is no longer a child of the node is
 * looked for inside the node's children; without this, React throws and the whole area fails
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateNodesMovedByTranslators(prototype: Node = Node.prototype): void {
  const { removeChild, insertBefore } = prototype;

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const holder = holderIn(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };

  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    if (next === null || next.parentNode === this) return insertBefore.call(this, node, next) as Child;
    // Without a place of its own it stands last: better there than nowhere.
    return insertBefore.call(this, node, holderIn(this, next)) as Child;
  };
}

/** The child of `parent` into which a node was moved; null where it is no longer inside. */
function holderIn(parent: Node, moved: Node): Node | null {
  let node: Node | null = moved;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node;
}
