import { settingsWords } from '#content/settings.ts'
import {
  type BusinessSettings,
  type BusinessSettingsForm,
  businessSettingsSchema,
  settingsForm,
} from '#domain/business-settings.ts'
import { cardAddress } from '#domain/card-address.ts'
import { cardLink } from '#domain/card-link.ts'
import { readSettings, type StoredSettings, saveSettings } from '#web/data/settings.ts'
import type { useForm } from '#web/forms/use-form.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { TextField } from '#web/ui/field.tsx'

const words = settingsWords.form

export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const form = useSeenForm({
    stored,
    formOf: settingsForm,
    schemaOf: () => businessSettingsSchema,
    labels: words.fields,
    notices: words,
    save: saveSettings,
    read: readSettings,
    // The number of teams is set here too.
    reads: ['settings', 'crews', 'crew-names'],
  })
  return (
    <SeenFormFrame form={form} title={words.title} save={words.save}>
      <SettingsFields bind={form.bind} />
      <PaymentFields bind={form.bind} address={form.values.card_payment_url} />
    </SeenFormFrame>
  )
}

type Bind = ReturnType<typeof useForm<BusinessSettingsForm, BusinessSettings>>['bind']

function SettingsFields({ bind }: { bind: Bind }) {
  const field = (name: keyof BusinessSettingsForm) => ({ ...bind(name), label: words.fields[name] })
  const { hints } = words
  return (
    <div className="field-grid">
      <TextField {...field('slot_capacity')} inputMode="numeric" hint={hints.slot_capacity} />
      <TextField {...field('booking_horizon_days')} inputMode="numeric" hint={hints.booking_horizon_days} />
      <TextField
        {...field('most_stranger_requests')}
        inputMode="numeric"
        hint={hints.most_stranger_requests}
      />
      <TextField {...field('weekday_opens_at')} type="time" />
      <TextField {...field('weekday_closes_at')} type="time" hint={hints.weekday_closes_at} />
      <TextField {...field('saturday_opens_at')} type="time" />
      <TextField {...field('saturday_closes_at')} type="time" hint={hints.saturday_closes_at} />
      <TextField {...field('closing_grace_minutes')} inputMode="numeric" hint={hints.closing_grace_minutes} />
      <TextField
        {...field('way_same_suburb_minutes')}
        inputMode="numeric"
        hint={hints.way_same_suburb_minutes}
      />
      <TextField {...field('way_same_town_minutes')} inputMode="numeric" />
      <TextField {...field('way_other_town_minutes')} inputMode="numeric" />
      <TextField
        {...field('notification_email')}
        type="email"
        autoComplete="off"
        optional
        hint={hints.notification_email}
      />
    </div>
  )
}

// The link that a client would get, once the address is one.
function exampleOf(address: string): string | undefined {
  const known = cardAddress.safeParse(address).data
  return cardLink(known, { amountCents: 540_00, reference: '2026-0038' })
}

function PaymentFields({ bind, address }: { bind: Bind; address: string }) {
  const link = exampleOf(address.trim())
  const { fields, hints } = words
  return (
    <div className="field-grid">
      <TextField
        {...bind('invoice_due_days')}
        label={fields.invoice_due_days}
        inputMode="numeric"
        hint={hints.invoice_due_days}
      />
      <TextField
        {...bind('card_payment_url')}
        label={fields.card_payment_url}
        type="url"
        inputMode="url"
        autoComplete="off"
        optional
        hint={
          <>
            {hints.card_payment_url}
            {link && <span className="mt-1 block break-all text-heading">{words.cardExample(link)}</span>}
          </>
        }
      />
    </div>
  )
}
