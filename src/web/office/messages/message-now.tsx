// The message that is next, whole, and the bar with the one button that never moves.
import { useState } from 'react'
import { languageName } from '#content/languages.ts'
import { occasionNames, toSendWords as words } from '#content/messages.ts'
import { clockAt } from '#domain/calendar.ts'
import { writtenIn } from '#domain/languages.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Message } from '#web/data/messages.ts'
import { factsOf } from '#web/office/shared/message-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { OccasionIcon } from './occasion-icon.tsx'
import { SendBar } from './send-bar.tsx'
import type { Sending } from './use-sending.ts'

export function MessageNow({ sending }: { sending: Sending }) {
  const { asked, openedAt, current } = sending
  const [editing, setEditing] = useState<string>()
  const isEditing = current !== undefined && editing === current.id
  return (
    <section className="send-now" aria-label={words.now}>
      {asked && (
        <p className="send-opened">
          <b>
            <OccasionIcon occasion={asked.occasion} />
            {occasionNames[asked.occasion]}
          </b>
          <span>{openedAt && words.openedAt(clockAt(new Date(openedAt)))}</span>
          <bdi>{asked.name}</bdi>
        </p>
      )}
      {current && (
        <article key={current.id} className="send-message" aria-label={current.name ?? undefined}>
          <Head message={current} />
          {isEditing ? (
            <EditText message={current} sending={sending} onDone={() => setEditing(undefined)} />
          ) : (
            <Bubble message={current} text={sending.wordsOf(current)} />
          )}
        </article>
      )}
      <SendBar sending={sending} onEdit={current && !isEditing ? () => setEditing(current.id) : undefined} />
    </section>
  )
}

function Head({ message }: { message: Message }) {
  const { occasion, name, phone, email } = message
  return (
    <header>
      <p className="send-occasion">
        <OccasionIcon occasion={occasion} />
        {occasionNames[occasion]}
        <small>{languageName(writtenIn(message.language))}</small>
      </p>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className="flex flex-wrap gap-x-3 text-ink-soft">
        <span>{factsOf(message)}</span>
        {phone && (
          <a href={`tel:${phone}`} aria-label={words.call(formatPhone(phone))}>
            {formatPhone(phone)}
          </a>
        )}
      </p>
      {!phone && <p className="send-unreached">{email ? words.noPhone : words.noReach}</p>}
    </header>
  )
}

/** As the client will get it. */
function Bubble({ message, text }: { message: Message; text: string }) {
  return (
    <div className="send-chat">
      <p className="send-bubble" lang={writtenIn(message.language)}>
        {text}
      </p>
    </div>
  )
}

type EditTextProps = { message: Message; sending: Sending; onDone: () => void }

function EditText({ message, sending, onDone }: EditTextProps) {
  const [text, setText] = useState(sending.wordsOf(message))
  const keep = () => {
    sending.edit(message, text.trim() || undefined)
    onDone()
  }
  const putBack = () => {
    sending.edit(message, undefined)
    onDone()
  }
  return (
    <div className="send-edit">
      <TextAreaField
        label={words.text}
        value={text}
        rows={9}
        maxLength={1500}
        autoFocus
        onChange={event => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={keep}>{words.keep}</Button>
        <Button tone="quiet" onClick={putBack}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}
