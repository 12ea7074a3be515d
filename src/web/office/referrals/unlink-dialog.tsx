import { linkWords } from '#content/admin.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type ReferralLink, unlinkReferral } from '#web/data/referral-links.ts'
import { ReasonDialog } from '#web/office/shared/reason-dialog.tsx'

const words = linkWords.unlink

type UnlinkDialogProps = {
  link: ReferralLink
  names: { referrer: string; friend: string }
  onClose: () => void
}

export function UnlinkDialog({ link, names, onClose }: UnlinkDialogProps) {
  const { act } = useAct(['referral-links', 'customer'])
  const unlink = (reason: string) =>
    act({
      work: () => unlinkReferral(link, reason),
      said: { title: words.done },
      failed: words.failed,
      onDone: onClose,
    })
  return (
    <ReasonDialog
      draftKey={`unlink-referral-${link.id}`}
      words={{ ...words, title: words.title(names.referrer, names.friend) }}
      onKeep={onClose}
      onConfirm={unlink}
    />
  )
}
