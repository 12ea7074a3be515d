import { useQuery, useQueryClient } from '@tanstack/react-query'
import { settingsWords } from '#content/settings.ts'
import { todayAt } from '#domain/calendar.ts'
import { crewSchema } from '#domain/diary-settings.ts'
import { readCrews, type StoredCrew, saveCrew } from '#web/data/diary-settings.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { CrewDaysOff } from './crew-days-off.tsx'
import { CrewHoursForm } from './crew-hours-form.tsx'
import { FoldedSetting } from './folded-setting.tsx'

const words = settingsWords.crews

/** Nothing speaks of teams until there are two: one team is the business itself. */
export function CrewsSettings() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['crews', session.user.id],
    queryFn: () => readCrews(todayAt(new Date())),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (!query.data || query.data.length < 2) return null
  return (
    <section className="mt-10 max-w-3xl border-line border-t pt-6" aria-labelledby="crews-title">
      <h3 id="crews-title" className="font-semibold text-heading text-lg">
        {words.title}
      </h3>
      <p className="mt-1 mb-4 text-ink-soft">{words.lead}</p>
      {query.data.map(crew => (
        <FoldedSetting key={crew.id} title={crew.name} summary={crew.is_active ? '' : words.resting}>
          <CrewForm stored={crew} />
          <CrewHoursForm crew={crew} />
          <CrewDaysOff crew={crew} />
        </FoldedSetting>
      ))}
    </section>
  )
}

function CrewForm({ stored }: { stored: StoredCrew }) {
  const queries = useQueryClient()
  const form = useSeenForm({
    stored,
    formOf: ({ name, is_active }: StoredCrew) => ({ name, is_active: is_active ? 'on' : 'off' }),
    schemaOf: () => crewSchema,
    labels: words.fields,
    notices: words,
    save: saveCrew,
    read: async ({ id }) => (await readCrews(todayAt(new Date()))).find(crew => crew.id === id),
    onSaved: () =>
      Promise.all(['crews', 'settings'].map(queryKey => queries.invalidateQueries({ queryKey: [queryKey] }))),
  })
  return (
    <SeenFormFrame form={form} title={stored.name} save={words.save}>
      <div className="field-grid">
        <TextField {...form.bind('name')} label={words.fields.name} />
        <SelectField {...form.bind('is_active')} label={words.fields.is_active}>
          <option value="on">{words.choices.on}</option>
          <option value="off">{words.choices.off}</option>
        </SelectField>
      </div>
    </SeenFormFrame>
  )
}
