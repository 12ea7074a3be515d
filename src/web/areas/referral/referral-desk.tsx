// The code, the form and the message to share: one island, for all three speak of the same code.
import { referralNotices } from '#domain/form-messages.ts'
import { formNotices } from '#domain/messages.ts'
import { referralSchema } from '#domain/referral-request.ts'
import type { AnsweredForm } from '#web/answered-form.ts'
import { sendReferral } from '#web/data/referrals.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { usePublicForm } from '#web/use-public-form.ts'
import { useSignedIn } from '#web/use-signed-in.ts'
import { CodePanel } from './code-panel.tsx'
import { ReferralForm } from './referral-form.tsx'
import { ReferralThanks } from './referral-thanks.tsx'
import { SharePanel } from './share-panel.tsx'
import { useReferralCode } from './use-referral-code.ts'
import { useReferrer } from './use-referrer.ts'

const start = {
  referrer_name: '',
  referrer_phone: '',
  friend_name: '',
  friend_phone: '',
  message: '',
  // The account from which name and phone were filled in.
  filled_for: '',
}
export type ReferralValues = typeof start

const notices = {
  sent: referralNotices.sent,
  failed: referralNotices.failed,
  tooMany: formNotices.tooManyAttempts,
}

type ReferralDeskProps = { siteUrl?: string; answered?: AnsweredForm | undefined }

export function ReferralDesk({ siteUrl = '', answered }: ReferralDeskProps) {
  const person = useSignedIn()
  const { code, kind, makeReal } = useReferralCode(person)
  const referral = usePublicForm({
    name: 'referral',
    start,
    schema: referralSchema,
    send: async row => {
      const answer = await sendReferral({ ...row, ...(code && { code }), user_id: person?.userId ?? null })
      makeReal()
      return answer
    },
    notices,
    answered,
  })
  useReferrer({ person, ...referral })
  const { values, isSent, again } = referral
  return (
    <div className="referral-desk">
      <CodePanel code={code} kind={kind} />
      {isSent ? (
        <ReferralThanks
          values={values}
          code={code}
          siteUrl={siteUrl}
          onAgain={() => again(keptFrom(values))}
        />
      ) : (
        <ReferralForm referral={referral} notice={answered?.notice} />
      )}
      <SharePanel code={kind === 'visitor' ? undefined : code} siteUrl={siteUrl} />
      <ToastRegion />
    </div>
  )
}

// The next friend comes from the same person.
const keptFrom = ({ referrer_name, referrer_phone, filled_for }: ReferralValues) => ({
  referrer_name,
  referrer_phone,
  filled_for,
})
