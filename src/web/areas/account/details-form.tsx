import { useEffect } from 'react'
import { accountWords } from '#content/account.ts'
import { profileSchema } from '#domain/account.ts'
import { formatPhone } from '#domain/phone.ts'
import { changeProfile, createProfile, type Profile } from '#web/data/profiles.ts'
import { FormAlert } from '#web/doors/form-alert.tsx'
import { useDoorForm } from '#web/doors/use-door-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const words = accountWords.details

type DetailsFormProps = {
  /** None yet: the form makes one. */
  profile: Profile | undefined
  account: { id: string; email: string }
  onClose: (saved?: Profile) => void
}

export function DetailsForm({ profile, account, onClose }: DetailsFormProps) {
  const { form, values, failure, isBusy, submit, change, bind } = useDoorForm({
    start: startOf(profile),
    schema: profileSchema,
    failedTitle: words.failed,
    send: async fields => {
      const saving = profile ? changeProfile(account.id, fields) : createProfile(account, fields)
      const saved = await saving
      showToast(words.saved)
      onClose(saved)
    },
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
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
        onChange={event => change('marketing_consent', event.target.checked)}
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

function startOf(profile: Profile | undefined) {
  return {
    first_name: profile?.first_name ?? '',
    last_name: profile?.last_name ?? '',
    phone: profile?.phone ? formatPhone(profile.phone) : '',
    address: profile?.address ?? '',
    marketing_consent: profile?.marketing_consent ?? false,
  }
}
