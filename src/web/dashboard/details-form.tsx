import { useEffect, useState } from 'react'
import { accountWords } from '#content/account.ts'
import { profileSchema } from '#domain/account.ts'
import { formatPhone } from '#domain/phone.ts'
import { Refusal } from '#domain/refusal.ts'
import { authNotices } from '#domain/sign-in-messages.ts'
import { changeProfile, createProfile, openProfile, type Profile } from '#web/data/profiles.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { isAsSent } from '#web/forms/is-as-sent.ts'
import { useAccountForm } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { keepTyped, readTyped } from './typed-details.ts'

const words = accountWords.details

type DetailsFormProps = {
  /** None yet: the form makes one. */
  profile: Profile | undefined
  account: { id: string; email: string }
  onClose: (saved?: Profile) => void
  /** It was changed elsewhere: this is the current version. */
  onLook: (now: Profile) => void
}

export function DetailsForm({ profile, account, onClose, onLook }: DetailsFormProps) {
  const { form, values, failure, isBusy, submit, change, bind } = useAccountForm({
    start: { ...startOf(profile), ...readTyped(account.id) },
    schema: profileSchema,
    failedTitle: words.failed,
    send: async fields => {
      const saved = profile
        ? await changeProfile(account.id, fields, profile)
        : await createProfile(account, fields)
      const now = saved ?? (await openProfile())
      // A try whose answer was lost did arrive: the stored values are the sent ones.
      if (!saved && !isAsSent(now, fields, Object.keys(fields))) throw changedMeanwhile(now)
      showToast(words.saved)
      onClose(now ?? undefined)
    },
  })

  // The typed values stay; the next try is made against the current version.
  function changedMeanwhile(now: Profile | null): Refusal {
    if (now) onLook(now)
    return now && profile
      ? new Refusal('changed_meanwhile', words.changedMeanwhile(changesBetween(profile, now)))
      : new Refusal('unexpected', authNotices.unexpected.text)
  }

  // When a reload opens it, the focus is left alone.
  const [isRestored] = useState(() => Boolean(readTyped(account.id)))
  useEffect(() => {
    if (!isRestored) form.current?.querySelector('input')?.focus()
  }, [form, isRestored])
  useEffect(() => keepTyped(account.id, values), [account.id, values])
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid gap-4">
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <TextField {...bind('first_name')} label={words.firstName} autoComplete="given-name" />
      <TextField {...bind('last_name')} label={words.lastName} autoComplete="family-name" />
      <TextField {...bind('phone')} label={words.phone} type="tel" autoComplete="tel" optional />
      <TextField {...bind('address')} label={words.address} autoComplete="street-address" optional />
      <CheckField
        label={words.consent}
        name="marketing_consent"
        checked={values.marketing_consent}
        onChange={event => change({ marketing_consent: event.target.checked })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {isBusy ? accountWords.saving : accountWords.save}
        </Button>
        <Button tone="quiet" onClick={() => onClose()}>
          {accountWords.cancel}
        </Button>
      </div>
    </form>
  )
}

// 'Phone: 082 555 0118', for each that differs.
function changesBetween(seen: Profile, now: Profile): string {
  const [before, after] = [startOf(seen), startOf(now)]
  const shown = [
    [words.firstName, before.first_name, after.first_name],
    [words.lastName, before.last_name, after.last_name],
    [words.phone, before.phone, after.phone],
    [words.address, before.address, after.address],
  ] as const
  return shown
    .filter(([, was, is]) => was !== is)
    .map(([label, , is]) => `${label}: ${is || words.none}`)
    .join(', ')
}

function startOf(profile: Profile | undefined) {
  return {
    first_name: profile?.first_name ?? '',
    last_name: profile?.last_name ?? '',
    phone: profile?.phone ? formatPhone(profile.phone) : '',
    address: profile?.address ?? '',
    marketing_consent: profile?.marketing_consent ?? false,
  }
}
