// The code, the form and the message to share: one island, because all three use the same code.
import { referralNotices } from '#domain/form-messages.ts'
import { formNotices } from '#domain/messages.ts'
import { sendReferral } from '#web/data/referrals.ts'
import type { AnsweredForm } from '#web/forms/answered-form.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { useSignedIn } from '#web/sign-in/use-signed-in.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { CodePanel } from './code-panel.tsx'
import { ReferralForm } from './referral-form.tsx'
import { ReferralThanks } from './referral-thanks.tsx'
import { emptyReferral, type ReferralValues } from './referral-values.ts'
import { SharePanel } from './share-panel.tsx'
import { useReferralCode } from './use-referral-code.ts'
import { useReferrer } from './use-referrer.ts'

const notices = {
  sent: referralNotices.sent,
  failed: referralNotices.failed,
  tooMany: formNotices.tooManyAttempts,
}
const fetchSchema = async () => (await import('#domain/referral-request.ts')).referralSchema

type ReferralDeskProps = { siteUrl?: string; answered?: AnsweredForm | undefined }

export function ReferralDesk({ siteUrl = '', answered }: ReferralDeskProps) {
  const person = useSignedIn()
  const { code, kind, makeReal } = useReferralCode(person)
  const referral = usePublicForm({
    name: 'referral',
    start: emptyReferral,
    fetchSchema,
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
