import { linkWords as words } from '#content/admin.ts'
import { referralLinkNotices as notices } from '#domain/office-messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { useReadAgain } from '#web/acts/use-read-again.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { linkReferral } from '#web/data/referral-links.ts'
import { laterWord } from '#web/forms/attempt.ts'
import { type Refused, useForm } from '#web/forms/use-form.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { type ClientChoice, ClientField } from '#web/office/shared/client-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

type Pair = { referrer: ClientChoice | null; friend: ClientChoice | null }
type LinkedIds = { referrer: string; friend: string }

const noPair: Pair = { referrer: null, friend: null }

export function LinkForm() {
  const { values, errors, isBusy, form, change, submit } = useLinkForm()
  const choose = (part: Partial<Pair>) => change({ ...values, ...part })
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="link-form">
      <ClientField
        label={words.referrer}
        name="referrer"
        chosen={values.referrer}
        error={errors.referrer}
        onChoose={referrer => choose({ referrer })}
      />
      <ClientField
        label={words.friend}
        name="friend"
        chosen={values.friend}
        error={errors.friend}
        onChoose={friend => choose({ friend })}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.linking : words.link}
      </Button>
    </form>
  )
}

function useLinkForm() {
  const { session } = useOfficeVisitor()
  const readAgain = useReadAgain(['referral-links', 'customers', 'customer', 'client', 'report'])
  return useForm<Pair, LinkedIds>({
    start: noPair,
    draftKey: officeKeyOf('link-referral', session.user.id),
    check: checkPair,
    send: async (row, store) => {
      try {
        await store(id => linkReferral({ id, ...row }))
      } catch (error) {
        return refusalOf(error)
      }
      showOnlyToast(notices.created)
      await readAgain()
      return true
    },
  })
}

function checkPair({ referrer, friend }: Pair): { row: LinkedIds } | Refused {
  const { text } = notices.selectBoth
  if (!referrer || !friend)
    return {
      notice: notices.selectBoth,
      errors: { ...(!referrer && { referrer: text }), ...(!friend && { friend: text }) },
    }
  if (referrer.id === friend.id)
    return { notice: notices.sameCustomer, errors: { friend: notices.sameCustomer.text } }
  return { row: { referrer: referrer.id, friend: friend.id } }
}

// A refusal by the database is shown at its field; the toast is the same for all.
function refusalOf(error: unknown): Refused {
  const notice = { ...notices.createFailed, ...laterWord(error) }
  if (!(error instanceof Refusal) || error.code === 'stored_before') return { notice, errors: {} }
  if (error.code === 'self_referral')
    return { notice: notices.sameCustomer, errors: { friend: notices.sameCustomer.text } }
  return { notice, errors: { friend: error.code === 'already_referred' ? words.taken : error.message } }
}
