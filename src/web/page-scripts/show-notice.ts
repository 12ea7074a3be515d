// A sentence that an earlier page left for this one, shown once: public pages have no other use for toasts.
import { noticeKey } from '#web/browser/session-keys.ts'

const shownMs = 6000

export function showNotice() {
  const words = document.createElement('p')
  words.textContent = sessionStorage.getItem(noticeKey)
  sessionStorage.removeItem(noticeKey)
  const toast = document.createElement('div')
  toast.className = 'toast font-semibold'
  toast.role = 'status'
  toast.append(words)
  const region = document.createElement('div')
  // The place of ui/toast.tsx, which needs React.
  region.className = 'toast-region'
  region.append(toast)
  document.body.append(region)
  setTimeout(() => region.remove(), shownMs)
}
