import { suggestionWords as words } from '#content/customers.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { formatPhone } from '#domain/phone.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type CustomerFile, type Suggestion, settleSuggestion } from '#web/data/customer-file.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { Button } from '#web/ui/button.tsx'

/** Values of a booking or registration that differ from the record: each is accepted or dismissed. */
export function SuggestionBox({ file: { suggestions, customer } }: { file: CustomerFile }) {
  const [first] = suggestions
  if (!first) return null
  return (
    <section className="note-box" aria-label={words.title}>
      <h4>{words.title}</h4>
      <p>
        {first.booked_on ? words.booked(formatShortDate(todayAt(new Date(first.booked_on)))) : words.plain}
      </p>
      <ul className="pairs">
        {suggestions.map(suggestion => (
          <SuggestionLine key={suggestion.id} suggestion={suggestion} seen={customer.updated_at} />
        ))}
      </ul>
    </section>
  )
}

function SuggestionLine({ suggestion, seen }: { suggestion: Suggestion; seen: string }) {
  const { act, busyWith } = useAct(customerKeys)
  const { id, field, kept, offered } = suggestion
  const label = words.fields[field]
  const settle = (take: boolean) =>
    act({
      name: take ? 'take' : 'keep',
      work: () => settleSuggestion(id, take, seen),
      said: { title: take ? words.taken : words.left },
      failed: { title: words.failed },
    })
  return (
    <li>
      <small>{label}</small>
      <p>
        {field === 'account' ? (
          words.account(offered)
        ) : (
          <>
            {words.kept(readable(field, kept))} → <b>{readable(field, offered)}</b>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2 py-2">
        <Button
          tone="quiet"
          busy={busyWith === 'take'}
          aria-label={`${field === 'account' ? words.link : words.take}: ${label}`}
          onClick={() => settle(true)}
        >
          {field === 'account' ? words.link : words.take}
        </Button>
        <Button
          tone="text"
          busy={busyWith === 'keep'}
          aria-label={`${words.keep}: ${label}`}
          onClick={() => settle(false)}
        >
          {words.keep}
        </Button>
      </div>
    </li>
  )
}

function readable(field: Suggestion['field'], value: string | null): string | null {
  return field === 'phone' && value ? formatPhone(value) : value
}
