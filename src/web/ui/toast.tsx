import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { closeToast, readToasts, type Toast, watchToasts } from './toast-store.ts'

const none: Toast[] = []

/** Stands once in a document; bottom centre on phones, bottom right elsewhere. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(watchToasts, readToasts, () => none)
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-3 md:bottom-6 md:justify-items-end"
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} {...toast} onClose={() => closeToast(toast.id)} />
      ))}
    </div>
  )
}

type ToastCardProps = Omit<Toast, 'id'> & { onClose: () => void }

export function ToastCard({ title, text, tone, onClose }: ToastCardProps) {
  const bad = tone === 'bad'
  return (
    <div role={bad ? 'alert' : 'status'} className={`toast pointer-events-auto ${bad ? 'toast-bad' : ''}`}>
      <Icon name={bad ? 'alert' : 'done'} />
      <p>
        <strong>{title}</strong>
        {text}
      </p>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  )
}
