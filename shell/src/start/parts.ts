// Parts of the build that are fetched when they are first needed. Their names let the server announce them with the page.
export const loadFrame = () => import(/* webpackChunkName: "frame" */ '../bars');
export const loadHome = () => import(/* webpackChunkName: "inicio" */ '../home/HomePage');
