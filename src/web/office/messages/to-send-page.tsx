// Everything that should be said to somebody today, one message at a time.

import { toSendWords as words } from '#content/messages.ts'
import { MoonStar } from '#web/icons/moon-star.ts'
import { PenLine } from '#web/icons/pen-line.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Shore } from '#web/office/shared/shore.tsx'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MessageNow } from './message-now.tsx'
import { SentToday } from './sent-today.tsx'
import { ThenList } from './then-list.tsx'
import { useSending } from './use-sending.ts'
import { type ToSend, useToSend } from './use-to-send.ts'
import './messages.css'

export function ToSendPage() {
  const toSend = useToSend()
  const { list, query, trouble, held } = toSend
  return (
    <OfficePage
      title={words.title}
      lead={list ? words.lead(list.due.length) : ''}
      actions={<TextsLink className="laptop-only" />}
      banner={list && trouble ? <Notice tone="offline">{words.offline(held)}</Notice> : null}
    >
      {list ? (
        <Ready toSend={toSend} />
      ) : (
        <QueryState query={query} failed={words.failed}>
          {() => null}
        </QueryState>
      )}
    </OfficePage>
  )
}

function Ready({ toSend }: { toSend: ToSend }) {
  const { due, sent } = toSend.list ?? { due: [], sent: [] }
  const sending = useSending(toSend)
  const all = due.length + sent.length
  return (
    <>
      <Shore
        done={sent.length}
        all={all}
        label={words.shore(sent.length, all)}
        reached={words.sent(sent.length)}
        left={words.toGo(due.length)}
      />
      <div className="send-columns">
        {due.length > 0 ? (
          <MessageNow sending={sending} />
        ) : (
          <EmptyState title={words.done.title}>{words.done.text}</EmptyState>
        )}
        <section className="send-list" aria-label={words.next}>
          <ThenList sending={sending} />
          <SentToday sent={sent} onTakeBack={toSend.takeBack} />
          <p className="send-quiet">
            <MoonStar aria-hidden="true" />
            {words.quiet}
          </p>
          <TextsLink className="phone-only w-full" />
        </section>
      </div>
    </>
  )
}

/** The words are the owner's to change. */
function TextsLink({ className }: { className: string }) {
  if (!useHasRole('admin')) return null
  return (
    <Link className={buttonClass({ tone: 'quiet' }, className)} to="/admin/texts">
      <PenLine aria-hidden="true" />
      {words.texts}
    </Link>
  )
}
