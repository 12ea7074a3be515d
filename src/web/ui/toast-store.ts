// The messages on screen now. Kept outside React, so that anything may say something.

type ToastAction = { label: string; onAct: () => void }

export type Toast = {
  id: number
  title: string
  text?: string | undefined
  tone: 'good' | 'bad'
  /** What can be done about it: undo, try again. */
  action?: ToastAction | undefined
}

// Long enough to read twice; what can be undone stays longer, and a failure until it is closed.
const shownMs = 6000
const undoMs = 8000

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** One at a time: a newer message takes the place of an older one, but not of a failure. */
export function showToast({
  tone = 'good',
  ...words
}: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }) {
  const id = ++lastId
  setToasts([...toasts.filter(toast => toast.tone === 'bad'), { id, tone, ...words }])
  resumeToast(id)
}

/** Only the latest word on a form is true: what an earlier try said goes. */
export function showOnlyToast(toast: Parameters<typeof showToast>[0]) {
  for (const { id } of toasts) closeToast(id)
  showToast(toast)
}

export function closeToast(id: number) {
  pauseToast(id)
  setToasts(toasts.filter(toast => toast.id !== id))
}

/** Does what the newest message offers; whether it offered anything. */
export function actOnNewestToast(): boolean {
  const toast = toasts.findLast(({ action }) => action)
  if (!toast) return false
  closeToast(toast.id)
  toast.action?.onAct()
  return true
}

/** While someone is reading or reaching for it, it does not go away. */
export function pauseToast(id: number) {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function resumeToast(id: number) {
  const toast = toasts.find(candidate => candidate.id === id)
  if (toast?.tone !== 'good') return
  pauseToast(id)
  timers.set(
    id,
    setTimeout(() => closeToast(id), toast.action ? undoMs : shownMs),
  )
}

export function readToasts() {
  return toasts
}

export function watchToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setToasts(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
