import type { Trouble } from '#content/towns/town.ts'
import { townWords } from '#content/towns.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Shown } from './shown.tsx'

/** Under a picture of its own, or beside one for them all. */
export function EachTrouble({ trouble: { title, text, href, picture } }: { trouble: Trouble }) {
  return (
    <li>
      {picture && <Shown picture={picture} sizes="(min-width: 60rem) 26rem, 92vw" />}
      <h3 className="display text-title">{title}</h3>
      <p className="mt-2 max-w-[38ch]">{text}</p>
      <MoreLink href={href}>
        {townWords.included}
        <span className="sr-only">, {title}</span>
      </MoreLink>
    </li>
  )
}
