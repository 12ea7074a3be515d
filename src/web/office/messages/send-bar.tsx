import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { occasionNames, toSendWords as words } from '#content/messages.ts'
import { clockAt } from '#domain/calendar.ts'
import { isNight } from '#domain/message-text.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Message } from '#web/data/messages.ts'
import { Mail } from '#web/icons/mail.ts'
import { Pencil } from '#web/icons/pencil.ts'
import { SkipForward } from '#web/icons/skip-forward.ts'
import { firstNameOf } from '#web/office/shared/message-words.ts'
import { copyText } from '#web/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { areKeysOn, useKey } from '#web/ui/keys.ts'
import type { Sending } from './use-sending.ts'

type SendBarProps = { sending: Sending; onEdit: (() => void) | undefined }

/** Open, and once back in the same place: yes, and the next. */
export function SendBar({ sending, onEdit }: SendBarProps) {
  const { asked, current, notYet, skip } = sending
  const bar = useRef<HTMLDivElement>(null)
  useEnter(() => bar.current?.querySelector<HTMLElement>('.send-go')?.click())
  useKey('n', asked ? notYet : undefined)
  useKey('e', onEdit)
  useKey('s', !asked && current ? () => skip(current) : undefined)
  return (
    <>
      <div className="send-bar" ref={bar}>
        {asked ? <Question sending={sending} asked={asked} /> : <Ways sending={sending} onEdit={onEdit} />}
        {asked ? <YesButton sending={sending} /> : <OpenButton sending={sending} />}
      </div>
      <p className="send-keys laptop-only">
        {words.keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </p>
    </>
  )
}

function Question({ sending, asked }: { sending: Sending; asked: Message }) {
  const { openedAt, notYet, wordsOf } = sending
  const clock = openedAt ? clockAt(new Date(openedAt)) : ''
  return (
    <div className="send-question">
      <p>
        <b>{words.question(firstNameOf(asked.name))}</b>
        <span>{words.opened(occasionNames[asked.occasion], clock)}</span>
        {asked.phone && (
          <button type="button" onClick={() => void copy(wordsOf(asked), asked.phone ?? '')}>
            {words.notOpened}
          </button>
        )}
      </p>
      <Button tone="quiet" onClick={notYet}>
        {words.notYet}
      </Button>
    </div>
  )
}

function Ways({ sending: { current, skip }, onEdit }: SendBarProps) {
  return (
    <div className="send-ways">
      <Button tone="text" disabled={!onEdit} onClick={onEdit}>
        <Pencil aria-hidden="true" />
        {words.change}
      </Button>
      <Button tone="text" onClick={() => current && skip(current)}>
        <SkipForward aria-hidden="true" />
        {words.skip}
      </Button>
    </div>
  )
}

const go = buttonClass({ size: 'large' }, 'send-go')
const isNightNow = () => isNight(clockAt(new Date()))

function OpenButton({ sending: { current, hrefOf, open } }: { sending: Sending }) {
  const href = current && hrefOf(current)
  if (!current || !href || isNightNow())
    return (
      <button type="button" className={go} disabled>
        {href ? words.waits : words.open}
      </button>
    )
  return (
    <a className={go} href={href} onClick={event => follow(event, href, () => open(current))}>
      {current.phone ? <Icon name="whatsapp" /> : <Mail aria-hidden="true" />}
      {current.phone ? words.open : words.write}
    </a>
  )
}

/** The next one opens with the same tap. */
function YesButton({ sending: { current, hrefOf, sayYesAndOpen } }: { sending: Sending }) {
  const href = current && !isNightNow() && hrefOf(current)
  if (!current || !href)
    return (
      <button type="button" className={go} onClick={() => sayYesAndOpen(undefined)}>
        {words.yesLast}
      </button>
    )
  return (
    <a className={go} href={href} onClick={event => follow(event, href, () => sayYesAndOpen(current))}>
      <Icon name="whatsapp" />
      {words.yesNext(firstNameOf(current.name))}
    </a>
  )
}

// Opened here and not by the link itself: by the time the browser followed it, it would lead to the next person. The mail
// program needs no tab of its own.
function follow(event: MouseEvent<HTMLAnchorElement>, href: string, keep: () => void) {
  event.preventDefault()
  if (href.startsWith('mailto:')) location.assign(href)
  else window.open(href, '_blank', 'noopener')
  keep()
}

function copy(text: string, phone: string) {
  const to = formatPhone(phone)
  return copyText(text, { copied: words.copied(to), failed: words.notCopied(to) })
}

/** Only where nothing has the focus: on a button or a row Enter is its own. */
function useEnter(act: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== document.body || event.repeat || !areKeysOn()) return
    if (!document.querySelector('dialog:modal')) act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
