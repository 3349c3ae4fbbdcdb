/** Webpack puts this on every script and style element it makes; styled-components asks for it. */
declare let __webpack_nonce__: string;
