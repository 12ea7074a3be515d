import { useQuery } from '@tanstack/react-query'
import { letterDraftWords as words } from '#content/newsletter-office.ts'
import { audiences } from '#domain/letter-draft.ts'
import { recordTypeLabels, recordTypes } from '#domain/service-record.ts'
import { type LetterChoices, readChoices } from '#web/data/newsletters.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { DraftForm } from './use-draft-form.ts'

/** Who gets it. How many each choice would reach is told beside it, once it is known. */
export function AudienceFields({ form }: { form: DraftForm }) {
  const { session } = useOfficeVisitor()
  const { data } = useQuery({
    queryKey: ['newsletter-count', session.user.id, 'choices'],
    queryFn: readChoices,
    staleTime: 0,
  })
  const { audience } = form.values
  const bound = form.bind('audience')
  return (
    <>
      <SelectField
        {...bound}
        label={words.fields.audience}
        onChange={event => {
          bound.onChange(event)
          // Readers have told us neither.
          if (event.target.value === 'subscribers') form.change({ town: '', service_type: '' })
        }}
        hint={audience === 'everybody' && words.narrowed}
      >
        {audiences.map(one => (
          <option key={one} value={one}>
            {words.counted(words.audiences[one], data?.[one])}
          </option>
        ))}
      </SelectField>
      {audience !== 'subscribers' && <Narrower form={form} choices={data} />}
      <SelectField {...form.bind('in_archive')} label={words.fields.in_archive}>
        <option value="shown">{words.archive.shown}</option>
        <option value="hidden">{words.archive.hidden}</option>
      </SelectField>
    </>
  )
}

function Narrower({ form, choices }: { form: DraftForm; choices: LetterChoices | undefined }) {
  const { town } = form.values
  const towns = choices?.towns ?? []
  const isKnown = town === '' || towns.some(one => one.town === town)
  const countOf = (kind: string) => choices && (choices.kinds.find(one => one.kind === kind)?.count ?? 0)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField {...form.bind('town')} label={words.fields.town}>
        <option value="">{words.everywhere}</option>
        {!isKnown && <option value={town}>{town}</option>}
        {towns.map(one => (
          <option key={one.town} value={one.town}>
            {words.counted(one.town, one.count)}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.bind('service_type')} label={words.fields.service_type}>
        <option value="">{words.everyKind}</option>
        {recordTypes.map(kind => (
          <option key={kind} value={kind}>
            {words.counted(recordTypeLabels[kind], countOf(kind))}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
