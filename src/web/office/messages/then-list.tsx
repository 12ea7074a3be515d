import { toSendWords as words } from '#content/messages.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import { lineOf } from '#web/office/shared/message-words.ts'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { OccasionIcon } from './occasion-icon.tsx'
import type { Sending } from './use-sending.ts'

/** What comes after this one; any of them can be taken first. */
export function ThenList({ sending: { after, asked, choose } }: { sending: Sending }) {
  useRowKeys()
  if (after.length === 0) return null
  return (
    <>
      <h3 className="send-list-title">{asked ? words.afterThat : words.next}</h3>
      <ul className="send-rows">
        {after.map(message => (
          <li key={message.id}>
            <button type="button" data-row onClick={() => choose(message.id)}>
              <OccasionIcon occasion={message.occasion} />
              <span>
                <b>
                  <bdi>{message.name}</bdi>
                </b>
                <span>{lineOf(message)}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
