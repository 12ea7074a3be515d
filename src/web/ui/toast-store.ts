// The messages on screen now. Kept outside React, so that anything may say something.

export type Toast = { id: number; title: string; text?: string; tone: 'good' | 'bad' }

// Long enough to read twice; a failure stays until it is closed.
const shownMs = 6000

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function showToast({
  title,
  text,
  tone = 'good',
}: {
  title: string
  text?: string
  tone?: Toast['tone']
}) {
  const id = ++lastId
  setToasts([...toasts, { id, title, text, tone }])
  if (tone === 'good') setTimeout(() => closeToast(id), shownMs)
}

export function closeToast(id: number) {
  setToasts(toasts.filter(toast => toast.id !== id))
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
