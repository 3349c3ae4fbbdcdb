export default function ChooseTemplatePage() {
  return null;
}
