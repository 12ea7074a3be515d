import { showOnlyToast } from '#web/ui/toast-store.ts'

type Notice = { title: string; text?: string }

/** Whether it is copied. Old browsers and plain http have no clipboard: the text is on screen to be copied by hand. */
export async function copyText(text: string, { copied, failed }: { copied?: Notice; failed: Notice }) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    showOnlyToast({ ...failed, tone: 'bad' })
    return false
  }
  if (copied) showOnlyToast(copied)
  return true
}
