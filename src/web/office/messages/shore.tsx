import type { CSSProperties } from 'react'
import { toSendWords as words } from '#content/messages.ts'

/** Fills as messages go. */
export function Shore({ sent, left }: { sent: number; left: number }) {
  const all = sent + left
  const level = { '--level': all === 0 ? 0 : sent / all } as CSSProperties
  return (
    <div className="shore" role="img" aria-label={words.shore(sent, all)} style={level}>
      <i />
      <b>{words.sent(sent)}</b>
      <span>{words.toGo(left)}</span>
    </div>
  )
}
