/** Text that, if it is an e-mail address, breaks after its @ before it breaks within a word. */
export function BreakableEmail({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
