import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { ToastRegion } from './toast.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The safe choice first: it gets the focus. */
  actions: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Also closed on unmount, because only close() gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!open) return
    shown?.showModal()
    return () => shown?.close()
  }, [open])
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby={titleId} className="dialog">
      <h2 id={titleId} className="display text-title">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-4">{actions}</div>
      {open && <ToastRegion />}
    </dialog>
  )
}
