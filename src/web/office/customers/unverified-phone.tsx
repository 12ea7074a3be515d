import { useState } from 'react'
import { verifyWords as words } from '#content/verify-phone.ts'
import { formatPhone } from '#domain/phone.ts'
import { Refusal } from '#domain/refusal.ts'
import { verifyPhone } from '#web/data/verify-phone.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useRefreshCustomers } from './use-customer-actions.tsx'

type UnverifiedPhoneProps = { customer: { id: string; phone: string } }

/** A number that only a form told, until staff say that it is theirs or the first clean is done. */
export function UnverifiedPhone({ customer: { id, phone } }: UnverifiedPhoneProps) {
  const refresh = useRefreshCustomers()
  const [isBusy, setBusy] = useState(false)
  async function verify() {
    setBusy(true)
    try {
      await verifyPhone(id, phone)
      showToast({ title: words.verified(formatPhone(phone)) })
    } catch (error) {
      const text = error instanceof Refusal ? error.message : undefined
      showToast({ title: words.failed, text, tone: 'bad' })
    }
    await refresh()
    setBusy(false)
  }
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
