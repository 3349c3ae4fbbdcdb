export {
  PhoneUploadDialog,
  type PhoneUploadDialogProps,
  type PhoneUploadLinkState,
} from '../codes/PhoneUploadDialog';
export { QrCode, type QrCodeProps } from '../codes/QrCode';
