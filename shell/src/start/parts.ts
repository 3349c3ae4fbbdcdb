// Parts of the build that are fetched when they are first needed. Their names let the server announce them with the page.
/**
 * Loads the code of the bars and menus around pages; a named chunk, so that the server can announce it with
 * the page.
 */
export const importPageBars = () => import(/* webpackChunkName: "frame" */ '../bars');
/** Loads the code of the home page; a named chunk, so that the server can announce it with the page. */
export const importHomePage = () => import(/* webpackChunkName: "inicio" */ '../home/HomePage');
