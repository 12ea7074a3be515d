import { settingsWords } from '#content/settings.ts'
import { type PriceOffer, priceOfferSchema, type ShareOffer, shareOfferSchema } from '#domain/promotion.ts'
import { readPromotions, type SeenPromotion, savePromotion } from '#web/data/promotions.ts'
import type { useForm } from '#web/forms/use-form.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'

const { promotions: words } = settingsWords
const { fields, hints } = words

/** One offer: its price or share, and when it runs. */
export function PromotionForm({ stored }: { stored: SeenPromotion }) {
  const { name, price_cents } = stored
  const isPrice = price_cents !== null
  const form = useSeenForm<SeenPromotion, Record<string, string>, PriceOffer | ShareOffer>({
    stored,
    formOf: isPrice ? priceForm : shareForm,
    schemaOf: () => (isPrice ? priceOfferSchema : shareOfferSchema),
    labels: fields,
    notices: words,
    save: (seen, _changes, offer) => savePromotion(seen, offer),
    read: async () => (await readPromotions()).find(one => one.name === name) ?? stored,
    reads: ['promotions'],
  })
  return (
    <SeenFormFrame form={form} title={words.names[name]} save={words.save}>
      <div className="field-grid">
        {isPrice ? (
          <PriceField bind={form.bind} />
        ) : (
          <TextField {...form.bind('percent')} label={fields.percent} inputMode="numeric" />
        )}
        <SelectField {...form.bind('is_on')} label={fields.is_on}>
          <option value="on">{words.choices.on}</option>
          <option value="off">{words.choices.off}</option>
        </SelectField>
        {isPrice && <CoversField bind={form.bind} />}
        <DaysFields bind={form.bind} />
      </div>
    </SeenFormFrame>
  )
}

type Bind = ReturnType<typeof useForm<Record<string, string>, unknown>>['bind']

function PriceField({ bind }: { bind: Bind }) {
  return (
    <TextField
      {...bind('price_cents')}
      label={fields.price_cents}
      inputMode="numeric"
      hint={hints.price_cents}
    />
  )
}

function CoversField({ bind }: { bind: Bind }) {
  return <TextField {...bind('covers')} label={fields.covers} hint={hints.covers} className="field-wide" />
}

function DaysFields({ bind }: { bind: Bind }) {
  return (
    <>
      <TextField {...bind('starts_on')} label={fields.starts_on} type="date" optional />
      <TextField {...bind('ends_on')} label={fields.ends_on} type="date" optional hint={hints.ends_on} />
    </>
  )
}

const priceForm = (offer: SeenPromotion) => ({
  price_cents: String((offer.price_cents ?? 0) / 100),
  covers: offer.covers ?? '',
  ...runningForm(offer),
})
const shareForm = (offer: SeenPromotion) => ({ percent: String(offer.percent), ...runningForm(offer) })

function runningForm({ is_on, starts_on, ends_on }: SeenPromotion) {
  return { starts_on: starts_on ?? '', ends_on: ends_on ?? '', is_on: is_on ? 'on' : 'off' }
}
