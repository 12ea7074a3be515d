import { verifyWords as words } from '#content/verify-phone.ts'
import { formatPhone } from '#domain/phone.ts'
import { useAct } from '#web/acts/use-act.ts'
import { verifyPhone } from '#web/data/verify-phone.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'

type UnverifiedPhoneProps = { customer: { id: string; phone: string } }

/** A number that only a form told, until staff say that it is theirs or the first clean is done. */
export function UnverifiedPhone({ customer: { id, phone } }: UnverifiedPhoneProps) {
  const { act, isBusy } = useAct(customerKeys)
  const verify = () =>
    act({
      work: () => verifyPhone(id, phone),
      said: { title: words.verified(formatPhone(phone)) },
      failed: { title: words.failed },
    })
  return (
    <>
      {formatPhone(phone)}
      <span className="block text-ink-soft">{words.unverified}</span>
      <button type="button" className="part-link" disabled={isBusy} onClick={verify}>
        {words.verify}
      </button>
    </>
  )
}
