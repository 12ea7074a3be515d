import { useQuery } from '@tanstack/react-query'
import { settingsWords } from '#content/settings.ts'
import { todayAt } from '#domain/calendar.ts'
import { crewSchema } from '#domain/diary-settings.ts'
import { readCrews, type StoredCrew, saveCrew } from '#web/data/diary-settings.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { FoldedSetting } from '#web/office/shared/folded-setting.tsx'
import { OfficeSection } from '#web/office/shared/office-section.tsx'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { CrewDaysOff } from './crew-days-off.tsx'
import { CrewHoursForm } from './crew-hours-form.tsx'

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
    <OfficeSection title={words.title} lead={words.lead}>
      {query.data.map(crew => (
        <FoldedSetting key={crew.id} title={crew.name} summary={crew.is_active ? '' : words.resting}>
          <CrewForm stored={crew} />
          <CrewHoursForm crew={crew} />
          <CrewDaysOff crew={crew} />
        </FoldedSetting>
      ))}
    </OfficeSection>
  )
}

function CrewForm({ stored }: { stored: StoredCrew }) {
  const form = useSeenForm({
    stored,
    formOf: ({ name, is_active }: StoredCrew) => ({ name, is_active: is_active ? 'on' : 'off' }),
    schemaOf: () => crewSchema,
    labels: words.fields,
    notices: words,
    save: saveCrew,
    read: async ({ id }) => (await readCrews(todayAt(new Date()))).find(crew => crew.id === id),
    reads: ['crews', 'settings'],
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
