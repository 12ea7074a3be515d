import { useQueryClient } from '@tanstack/react-query'
import { linkWords } from '#content/admin.ts'
import { Refusal } from '#domain/refusal.ts'
import { type ReferralLink, unlinkReferral } from '#web/data/referral-links.ts'
import { ReasonDialog } from '#web/office/shared/reason-dialog.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = linkWords.unlink

type UnlinkDialogProps = {
  link: ReferralLink
  names: { referrer: string; friend: string }
  onClose: () => void
}

export function UnlinkDialog({ link, names, onClose }: UnlinkDialogProps) {
  const queries = useQueryClient()
  async function unlink(reason: string) {
    try {
      await unlinkReferral(link, reason)
    } catch (error) {
      const text = error instanceof Refusal ? error.message : words.failed.text
      showOnlyToast({ title: words.failed.title, text, tone: 'bad' })
      return false
    } finally {
      const keys = ['referral-links', 'customer']
      await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
    }
    showOnlyToast({ title: words.done })
    onClose()
    return true
  }
  return (
    <ReasonDialog
      draftKey={`unlink-referral-${link.id}`}
      words={{ ...words, title: words.title(names.referrer, names.friend) }}
      onKeep={onClose}
      onConfirm={unlink}
    />
  )
}
