/** A written text of ours. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own content files, without raw HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
