// Looks up a loyalty card by phone number. An island.
import { useState } from 'react'
import { loyaltyPage } from '#content/loyalty.ts'
import { formNotices } from '#domain/messages.ts'
import { checkLoyalty, type LoyaltyStatus } from '#web/data/loyalty-programme.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Honeypot } from '#web/ui/honeypot.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { StatusCard } from './status-card.tsx'

const words = loyaltyPage.check
const start = { phone: '' }
const fetchSchema = async () => (await import('#domain/loyalty-check.ts')).loyaltyCheckSchema

export function LoyaltyCheck() {
  const [status, setStatus] = useState<LoyaltyStatus>()
  const check = usePublicForm({
    name: 'loyalty-check',
    start,
    fetchSchema,
    send: async ({ phone, website }) => {
      setStatus(await checkLoyalty({ phone, website }))
      return 'stored'
    },
    notices: { failed: words.failed, tooMany: formNotices.tooManyAttempts },
  })
  return (
    <>
      {check.isSent && status ? (
        <StatusCard status={status} onAgain={() => check.again()} />
      ) : (
        <CheckForm check={check} />
      )}
      <ToastRegion />
    </>
  )
}

function CheckForm({ check }: { check: ReturnType<typeof usePublicForm<typeof start, object>> }) {
  return (
    <form
      ref={check.form}
      method="post"
      noValidate
      onFocus={check.onFocus}
      onSubmit={check.onSubmit}
      aria-label={words.label}
      className="needs-script grid gap-5 rounded-card bg-surface p-[clamp(1.25rem,0.5rem+2.6vw,2.5rem)] shadow-rest"
    >
      <TextField
        {...check.bind('phone')}
        label={words.phone}
        type="tel"
        autoComplete="tel"
        placeholder={words.placeholder}
      />
      <Honeypot label={words.honeypot} />
      <Button type={check.isAwake ? 'submit' : 'button'} size="large" busy={check.isSending}>
        {check.isSending ? words.checking : words.action}
      </Button>
    </form>
  )
}
