import { showGallery } from './show-gallery';

/** Root element of the page that `girassol gallery` serves. */
const rootElement = document.getElementById('gallery');
if (rootElement) showGallery(rootElement);
