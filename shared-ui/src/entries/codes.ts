export { type PhoneLink, PhoneUploadDialog, type PhoneUploadDialogProps } from '../codes/PhoneUploadDialog';
export { QrCode, type QrCodeProps } from '../codes/QrCode';
