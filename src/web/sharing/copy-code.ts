import { referralWords } from '#content/loyalty-card.ts'
import { referralNotices } from '#domain/form-messages.ts'
import { showToast } from '#web/ui/toast-store.ts'

export async function copyCode(code: string) {
  try {
    await navigator.clipboard.writeText(code)
    showToast({ ...referralNotices.codeCopied, tone: 'good' })
  } catch {
    // Old browsers and plain http have no clipboard; the code is on screen to be copied by hand.
    showToast({ ...referralWords.notCopied, tone: 'bad' })
  }
}
