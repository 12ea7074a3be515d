// One record beside its list: from the right on a laptop, from below on a phone, where it takes the focus to itself.

import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { partWords } from '#content/part-words.ts'
import { ArrowLeft } from '#web/icons/arrow-left.ts'
import { IconButton } from './icon-button.tsx'
import { isCovered } from './keys.ts'
import { useIsPhone } from './use-is-phone.ts'

const place = '[data-panel-place]'

/** Where panels open: one in the frame, after the page, or one of the page's own, before it. Never inside what they cover. */
export function PanelPlace({
  className = 'panel-place',
  children,
}: {
  className?: string
  children?: ReactNode
}) {
  return (
    <div data-panel-place className={className}>
      {children}
    </div>
  )
}

type PanelProps = {
  title: string
  /** Above the title: the status. */
  status?: ReactNode
  /** Under the title. */
  lead?: ReactNode
  /** Beside the title: ways to reach whom it is about, each an icon. */
  reach?: ReactNode
  /** Beside the list that leads to it, which closes it on a laptop. */
  isLetter?: boolean
  /** On a phone it is a page of its own, with a way back to this one. */
  back?: string | undefined
  closeLabel?: string
  onClose: () => void
  /** The actions, the primary first. */
  foot?: ReactNode
  /** Above the actions: why one of them is not possible yet. */
  why?: ReactNode
  children: ReactNode
}

export function Panel(props: PanelProps) {
  // A page and its panel are drawn at once, and before them there is no place.
  const [found, setFound] = useState<Element | null>(null)
  useLayoutEffect(() => setFound(document.querySelector(place)), [])
  return found && createPortal(<PanelSheet {...props} />, found)
}

function PanelSheet(props: PanelProps) {
  const {
    title,
    status,
    lead,
    reach,
    isLetter,
    back,
    closeLabel = 'Close',
    onClose,
    foot,
    why,
    children,
  } = props
  const titleId = useId()
  const isPhone = useIsPhone()
  const isPage = isPhone && back !== undefined
  const isModal = isPhone && !isPage
  const heading = useFocusWhileOpen()
  useCloseOnEscape(onClose)
  useInertPage(isModal ? '.office' : isPage && 'main')
  return (
    <>
      {isModal && <div className="panel-scrim" onPointerDown={onClose} />}
      <section
        className="panel"
        data-letter={isLetter}
        data-page={isPage || undefined}
        aria-labelledby={titleId}
        {...(isModal && { role: 'dialog', 'aria-modal': true })}
      >
        <div className="panel-head">
          {isPage && (
            <button
              type="button"
              className="icon-button -ml-3"
              aria-label={partWords.backTo(back)}
              onClick={onClose}
            >
              <ArrowLeft aria-hidden="true" />
            </button>
          )}
          <div className="min-w-0 flex-1">
            {status}
            <h3 id={titleId} ref={heading} tabIndex={-1}>
              <bdi>{title}</bdi>
            </h3>
            {lead}
          </div>
          {reach}
          {!isPage && (
            <IconButton icon="close" label={closeLabel} onClick={onClose} className="panel-close" />
          )}
        </div>
        <div className="panel-body">{children}</div>
        {foot && (
          <div className="panel-foot">
            {why && <p>{why}</p>}
            <div>{foot}</div>
          </div>
        )}
      </section>
    </>
  )
}

/** What is done with a record, the next act first and filled: below the words it is about, and never out of reach. */
export function PanelActs({ children }: { children: ReactNode }) {
  return <div className="panel-acts">{children}</div>
}

/** A titled part of a panel, with one link or one figure to the right of its title. */
export function PanelPart({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="panel-part">
      <h4>
        {title}
        {aside}
      </h4>
      {children}
    </section>
  )
}

// A panel that says it is loading gives way to the one that has loaded, and one row's to the next one's: the focus goes
// back to the row that was used last, once no panel is left.
let opener: HTMLElement | undefined
let openPanels = 0

/** The title is read out first; the element that had the focus gets it back. */
function useFocusWhileOpen() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const active = document.activeElement
    const isElsewhere = active !== document.body && !active?.closest(place)
    if (active instanceof HTMLElement && isElsewhere) opener = active
    openPanels += 1
    heading.current?.focus({ preventScroll: true })
    return () => {
      openPanels -= 1
      // After the page behind can be focused again.
      queueMicrotask(giveFocusBack)
    }
  }, [])
  return heading
}

function giveFocusBack() {
  if (openPanels > 0) return
  if (opener?.isConnected) opener.focus({ preventScroll: true })
  opener = undefined
}

function useCloseOnEscape(onClose: () => void) {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return
    onClose()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => close(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

// Everything within that but the panel: not the browser's own modal dialog, because a message must still be seen and undone.
// A panel that is a page leaves the phone's bar in reach.
function useInertPage(within: string | false) {
  useEffect(() => {
    if (!within) return
    const behind: Element[] = []
    for (let part = document.querySelector(place); part && !part.matches(within); part = part.parentElement)
      behind.push(...[...(part.parentElement?.children ?? [])].filter(other => other !== part))
    for (const part of behind) part.toggleAttribute('inert', true)
    return () => {
      for (const part of behind) part.toggleAttribute('inert', false)
    }
  }, [within])
}
