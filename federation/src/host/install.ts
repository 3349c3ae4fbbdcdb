import { readPageData, readPageNonce } from './page-data';
import { installPlatform } from './platform';

// First module of the shell's build: from here on no script runs without a hash, and styles carry the page's nonce.
const nonce = readPageNonce();
__webpack_nonce__ = nonce;
installPlatform(readPageData(), nonce);
