export default function EditTemplatePage() {
  return null;
}
