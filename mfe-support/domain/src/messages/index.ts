export { cleanMessage, cleanTitle } from './clean-message';
export { isPictureType, pictureTypes } from './picture-types';
export { parseRichText, type RichBlock, type RichSpan, toPlainText } from './rich-text';
export { REPLY_LINE, type SplitText, splitQuotation } from './split-quotation';
