import { useQuery } from '@tanstack/react-query'
import { settingsWords } from '#content/settings.ts'
import { aboutHours } from '#domain/clean-length.ts'
import { type CleanExtraFields, cleanExtraSchema, extraKey } from '#domain/diary-settings.ts'
import { formatRand, toDecimal } from '#domain/money.ts'
import { isChangedMeanwhile, Refusal } from '#domain/refusal.ts'
import { kindsIn, serviceGroups } from '#domain/service-types.ts'
import { useAct } from '#web/acts/use-act.ts'
import { addExtra, readExtras, removeExtra, type StoredExtra, saveExtra } from '#web/data/diary-settings.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { FoldedSetting } from '#web/office/shared/folded-setting.tsx'
import { OfficeSection } from '#web/office/shared/office-section.tsx'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, FieldError, SelectField, TextField } from '#web/ui/field.tsx'

const words = settingsWords.extras
const allKinds = serviceGroups.flatMap(({ group }) => kindsIn(group))

/** What comes on top of a clean: added, changed, and taken away as long as nobody has booked it. */
export function ExtrasSettings() {
  const { session } = useOfficeVisitor()
  const { data: extras } = useQuery({
    queryKey: ['clean-extras', session.user.id],
    queryFn: readExtras,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (!extras) return null
  return (
    <OfficeSection title={words.title} lead={words.lead}>
      {extras.map(extra => (
        <FoldedSetting key={extra.key} title={`${words.title}: ${extra.label}`} summary={summaryOf(extra)}>
          <ExtraForm stored={extra} />
          <RemoveExtra extra={extra} />
        </FoldedSetting>
      ))}
      <FoldedSetting title={words.add} summary="">
        <NewExtraForm known={extras} />
      </FoldedSetting>
    </OfficeSection>
  )
}

function summaryOf({ is_active, minutes, price_cents }: StoredExtra): string {
  if (!is_active) return words.resting
  return words.summary(aboutHours(minutes), price_cents === null ? undefined : formatRand(price_cents))
}

const reads = ['clean-extras', 'price-changes']

function ExtraForm({ stored }: { stored: StoredExtra }) {
  const form = useSeenForm({
    stored,
    formOf: extraForm,
    schemaOf: () => cleanExtraSchema,
    labels: words.fields,
    notices: words,
    save: saveExtra,
    read: async ({ key }) => (await readExtras()).find(row => row.key === key),
    reads,
  })
  return (
    <SeenFormFrame form={form} title={stored.label} save={words.save}>
      <ExtraFields form={form} />
    </SeenFormFrame>
  )
}

function NewExtraForm({ known }: { known: StoredExtra[] }) {
  const { act } = useAct(reads)
  const keys = known.map(({ key }) => key)
  const form = useForm({
    start: { label: '', minutes: '30', price_cents: '', kinds: '', is_active: 'on' },
    schema: cleanExtraSchema,
    draftKey: 'new-extra',
    send: fields =>
      act({
        work: () => addExtra({ key: extraKey(fields.label, keys), ...fields }),
        said: words.added(fields.label),
        failed: words.saveFailed,
      }),
  })
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      aria-label={words.add}
      className="grid max-w-3xl gap-4"
    >
      <ExtraFields form={form} />
      <div>
        <Button type="submit" tone="quiet" busy={form.isBusy}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}

type ExtraName = 'label' | 'minutes' | 'price_cents' | 'kinds' | 'is_active'
type ExtraFormState = Pick<
  ReturnType<typeof useForm<Record<ExtraName, string>, CleanExtraFields>>,
  'bind' | 'values' | 'errors' | 'change'
>

function ExtraFields({ form }: { form: ExtraFormState }) {
  return (
    <>
      <div className="field-grid">
        <TextField {...form.bind('label')} label={words.fields.label} />
        <TextField {...form.bind('minutes')} label={words.fields.minutes} inputMode="numeric" />
        <TextField
          {...form.bind('price_cents')}
          label={words.fields.price_cents}
          inputMode="decimal"
          autoComplete="off"
          optional
        />
        <SelectField {...form.bind('is_active')} label={words.fields.is_active}>
          <option value="on">{words.choices.on}</option>
          <option value="off">{words.choices.off}</option>
        </SelectField>
      </div>
      <KindsField
        kinds={form.values.kinds.split(',').filter(Boolean)}
        error={form.errors.kinds}
        onChange={kinds => form.change({ kinds: kinds.join() })}
      />
    </>
  )
}

type KindsProps = { kinds: string[]; error: string | undefined; onChange: (kinds: string[]) => void }

function KindsField({ kinds, error, onChange }: KindsProps) {
  return (
    <fieldset className="grid min-w-0 gap-x-4 sm:grid-cols-2">
      <legend className="mb-1.5 font-semibold text-heading">{words.fields.kinds}</legend>
      {allKinds.map(({ kind, label }, place) => (
        <CheckField
          key={kind}
          label={label}
          checked={kinds.includes(kind)}
          aria-invalid={error && place === 0 ? true : undefined}
          onChange={event => {
            const chosen = event.target.checked ? [...kinds, kind] : kinds.filter(other => other !== kind)
            // In one order, so that what is ticked and unticked is as it was.
            onChange(allKinds.map(entry => entry.kind).filter(entry => chosen.includes(entry)))
          }}
        />
      ))}
      {error && <FieldError id="extra-kinds-error">{error}</FieldError>}
    </fieldset>
  )
}

function RemoveExtra({ extra }: { extra: StoredExtra }) {
  const { act, isBusy } = useAct(reads)
  const remove = () =>
    act({ work: () => removeExtra(extra), said: words.removed(extra.label), failed: whyKept })
  return (
    <div className="mt-4">
      <Button tone="danger" busy={isBusy} onClick={remove}>
        {words.remove(extra.label)}
      </Button>
    </div>
  )
}

function whyKept(error: unknown) {
  if (!(error instanceof Refusal)) return words.saveFailed
  return isChangedMeanwhile(error) ? words.kept.changed : words.kept.booked
}

const extraForm = ({ label, minutes, price_cents, kinds, is_active }: StoredExtra) => ({
  label,
  minutes: String(minutes),
  price_cents: price_cents === null ? '' : toDecimal(price_cents),
  kinds: kinds.join(),
  is_active: is_active ? 'on' : 'off',
})
