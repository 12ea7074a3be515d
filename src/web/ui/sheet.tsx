import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { ToastRegion } from './toast.tsx'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  lead?: ReactNode
  closeLabel?: string
  children: ReactNode
}

/**
 * One question or a short list: from below on a phone, in the middle on a laptop. Its content is mounted again each time
 * it opens; the element with `data-first-focus` gets the focus.
 */
export function Sheet({ open, onClose, title, lead, closeLabel = 'Close', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [open])
  // A click on the backdrop arrives at the dialog itself.
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && onClose()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and the browser sees to that
    <dialog
      ref={dialog}
      onClose={() => open && onClose()}
      onClick={closeOutside}
      aria-labelledby={titleId}
      className="bottom-sheet"
    >
      {open && (
        <div className="bottom-sheet-in">
          <div className="flex items-start justify-between gap-3">
            <div>
              <h2 id={titleId}>{title}</h2>
              {lead && <p className="text-ink-soft">{lead}</p>}
            </div>
            <IconButton icon="close" label={closeLabel} onClick={onClose} className="-mt-1 -mr-2" />
          </div>
          {children}
          <ToastRegion />
        </div>
      )}
    </dialog>
  )
}
