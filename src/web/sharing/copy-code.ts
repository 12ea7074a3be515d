import { codeNotCopied } from '#content/sharing.ts'
import { referralNotices } from '#domain/form-messages.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

export async function copyCode(code: string) {
  try {
    await navigator.clipboard.writeText(code)
    showOnlyToast({ ...referralNotices.codeCopied, tone: 'good' })
  } catch {
    // Old browsers and plain http have no clipboard; the code is on screen to be copied by hand.
    showOnlyToast({ ...codeNotCopied, tone: 'bad' })
  }
}
