import { useQuery } from '@tanstack/react-query'
import { sizeWords } from '#content/clean-size.ts'
import { settingsWords } from '#content/settings.ts'
import { aboutHours } from '#domain/clean-length.ts'
import { cleanLengthSchema } from '#domain/diary-settings.ts'
import { labelOfKind } from '#domain/service-types.ts'
import { readLengths, type StoredLength, saveLength } from '#web/data/diary-settings.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { FoldedSetting } from '#web/office/shared/folded-setting.tsx'
import { OfficeSection } from '#web/office/shared/office-section.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { TextField } from '#web/ui/field.tsx'

const words = settingsWords.lengths

/** How long each kind of clean takes. */
export function LengthsSettings() {
  const { session } = useOfficeVisitor()
  const lengths = useQuery({
    queryKey: ['clean-lengths', session.user.id],
    queryFn: readLengths,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <OfficeSection title={words.title} lead={words.lead}>
      <QueryStates query={lengths} failed={words.failed} empty={words.empty}>
        {rows => rows.map(row => <LengthSetting key={row.kind} stored={row} />)}
      </QueryStates>
    </OfficeSection>
  )
}

function LengthSetting({ stored }: { stored: StoredLength }) {
  const { base_minutes, usual_size, size_question } = stored
  const summary = words.summary(aboutHours(base_minutes), sizeWords.sizes[size_question](usual_size))
  return (
    <FoldedSetting title={labelOfKind(stored.kind)} summary={summary}>
      <LengthForm stored={stored} />
    </FoldedSetting>
  )
}

function LengthForm({ stored }: { stored: StoredLength }) {
  const form = useSeenForm({
    stored,
    formOf: lengthForm,
    schemaOf: () => cleanLengthSchema,
    labels: words.fields,
    notices: words,
    save: saveLength,
    read: async ({ kind }) => (await readLengths()).find(row => row.kind === kind),
    reads: ['clean-lengths'],
  })
  const fields = Object.entries(words.fields) as [keyof typeof words.fields, string][]
  return (
    <SeenFormFrame form={form} title={labelOfKind(stored.kind)} save={words.save}>
      <div className="field-grid">
        {fields.map(([name, label]) => (
          <TextField key={name} {...form.bind(name)} label={label} inputMode="numeric" />
        ))}
      </div>
    </SeenFormFrame>
  )
}

const lengthForm = (row: StoredLength) => ({
  base_minutes: String(row.base_minutes),
  usual_size: String(row.usual_size),
  minutes_per_unit: String(row.minutes_per_unit),
  least_minutes: String(row.least_minutes),
  largest_size: String(row.largest_size),
})
