// One record beside its list: from the right on a laptop, from below on a phone, where it takes the focus to itself.
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './icon-button.tsx'

const placeId = 'panel-place'
const phone = '(max-width: 899px)'

/** One in the frame, after the page, so that a panel is never inside the page it covers. */
export function PanelPlace() {
  return <div id={placeId} className="panel-place" />
}

type PanelProps = {
  title: string
  /** Above the title: the status. */
  status?: ReactNode
  /** Under the title. */
  lead?: ReactNode
  closeLabel?: string
  onClose: () => void
  /** The actions, the primary first. */
  foot?: ReactNode
  /** Above the actions: why one of them is not possible yet. */
  why?: ReactNode
  children: ReactNode
}

export function Panel(props: PanelProps) {
  // When a page is opened with its panel, the frame exists only after the first render.
  const [place, setPlace] = useState(() => document.getElementById(placeId))
  useLayoutEffect(() => setPlace(document.getElementById(placeId)), [])
  return place && createPortal(<PanelSheet {...props} />, place)
}

function PanelSheet({ title, status, lead, closeLabel = 'Close', onClose, foot, why, children }: PanelProps) {
  const titleId = useId()
  const isModal = useIsPhone()
  const heading = useFocusWhileOpen()
  useCloseOnEscape(onClose)
  useInertPage(isModal)
  return (
    <>
      {isModal && <div className="panel-scrim" onPointerDown={onClose} />}
      <section
        className="panel"
        aria-labelledby={titleId}
        {...(isModal && { role: 'dialog', 'aria-modal': true })}
      >
        <div className="panel-head">
          <div className="min-w-0">
            {status}
            <h3 id={titleId} ref={heading} tabIndex={-1}>
              <bdi>{title}</bdi>
            </h3>
            {lead}
          </div>
          <IconButton icon="close" label={closeLabel} onClick={onClose} className="ml-auto" />
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

function useIsPhone() {
  const [isPhone, setPhone] = useState(() => matchMedia(phone).matches)
  useEffect(() => {
    const query = matchMedia(phone)
    const change = () => setPhone(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  return isPhone
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
    const isElsewhere = active !== document.body && !document.getElementById(placeId)?.contains(active)
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
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
    onClose()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => close(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

// Everything but the panel: not the browser's own modal dialog, because a message must still be seen and undone.
function useInertPage(isModal: boolean) {
  useEffect(() => {
    if (!isModal) return
    const place = document.getElementById(placeId)
    const behind = [
      ...(place?.parentElement?.children ?? []),
      ...(place?.closest('.office')?.children ?? []),
    ].filter(part => !part.contains(place))
    for (const part of behind) part.toggleAttribute('inert', true)
    return () => {
      for (const part of behind) part.toggleAttribute('inert', false)
    }
  }, [isModal])
}
