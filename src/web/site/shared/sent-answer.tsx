/** The answer to a form that was sent without a script: shown only while the address of the page points at it. */
export function SentAnswer({ title, text }: { title: string; text: string }) {
  return (
    <div id="sent" className="sent-answer" tabIndex={-1}>
      <p className="display text-title">{title}</p>
      <p>{text}</p>
    </div>
  )
}
