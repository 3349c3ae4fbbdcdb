export { Gallery } from './Gallery';
export { showGallery } from './show-gallery';
