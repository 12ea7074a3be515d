import { useEffect, useId, useSyncExternalStore } from 'react'
import { partWords } from '#content/part-words.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import {
  closeToast,
  isLastRegion,
  openRegion,
  pauseToast,
  readToasts,
  resumeToast,
  type Toast,
  watchToasts,
} from './toast-store.ts'

const none: Toast[] = []

/** One per document, and one in each open dialog: at the top on phones, bottom right elsewhere, in the office at the bottom. */
export function ToastRegion() {
  const region = useId()
  useEffect(() => openRegion(region), [region])
  const read = () => (isLastRegion(region) ? readToasts() : none)
  const toasts = useSyncExternalStore(watchToasts, read, () => none)
  return (
    <div aria-live="polite" className="toast-region">
      {toasts.map(({ id, ...toast }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, a message only waits while it is read
        <div
          key={id}
          className="contents"
          onPointerEnter={() => pauseToast(id)}
          onPointerLeave={() => resumeToast(id)}
          onFocus={() => pauseToast(id)}
          onBlur={() => resumeToast(id)}
        >
          <ToastCard {...toast} onClose={() => closeToast(id)} />
        </div>
      ))}
    </div>
  )
}

// A message is gone at once for all that counts; what fades is its picture, in its place, for those who see it.
const fadeAway = (toast: HTMLElement | null) => () => {
  const region = toast?.closest('.toast-region')
  if (!toast || !region || matchMedia('(prefers-reduced-motion)').matches) return
  const { left, top, width } = toast.getBoundingClientRect()
  const picture = toast.cloneNode(true) as HTMLElement
  picture.removeAttribute('role')
  picture.inert = true
  picture.style.cssText = `position:fixed;z-index:50;animation:none;left:${left}px;top:${top}px;width:${width}px`
  region.after(picture)
  picture.animate({ opacity: 0 }, 120).onfinish = () => picture.remove()
}

type ToastCardProps = Omit<Toast, 'id'> & { onClose: () => void }

export function ToastCard({ title, text, tone, action, onClose }: ToastCardProps) {
  const bad = tone === 'bad'
  const act = () => {
    onClose()
    action?.onAct()
  }
  return (
    <div ref={fadeAway} role={bad ? 'alert' : 'status'} className={`toast ${bad ? 'toast-bad' : ''}`}>
      <Icon name={bad ? 'alert' : 'done'} />
      <p>
        <strong>{title}</strong>
        {text}
      </p>
      {action && (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={partWords.close} onClick={onClose} />
    </div>
  )
}
