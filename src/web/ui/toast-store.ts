// The messages on screen. Kept outside React, so that any code can show one.

type ToastAction = { label: string; onAct: () => void }

export type Toast = {
  id: number
  title: string
  text?: string | undefined
  tone: 'good' | 'bad'
  /** Of a failure that stands beside its fields as well: it goes like news. */
  isBesideFields?: boolean | undefined
  /** A button: undo, try again. */
  action?: ToastAction | undefined
}

// Long enough to read twice; a message with Undo stays longer, and a failure that stands nowhere else until it is closed.
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

/** Replaces all others: only the latest message about a form is true. */
export function showOnlyToast(toast: Parameters<typeof showToast>[0]) {
  closeToasts()
  showToast(toast)
}

export function closeToasts() {
  for (const { id } of toasts) closeToast(id)
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
  if (!toast || (toast.tone === 'bad' && !toast.isBesideFields)) return
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

// A modal dialog hides the page behind it, messages too: they are shown where the last region was opened.
let regions: string[] = []

export function openRegion(id: string) {
  setRegions([...regions, id])
  return () => setRegions(regions.filter(region => region !== id))
}

export const isLastRegion = (id: string) => regions.at(-1) === id

function setRegions(next: string[]) {
  regions = next
  for (const listener of listeners) listener()
}
