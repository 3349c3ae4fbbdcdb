import { showGallery } from './show-gallery';

/** The script of the page that `girassol gallery` serves. */
const place = document.getElementById('gallery');
if (place) showGallery(place);
