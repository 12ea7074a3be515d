import { useState } from 'react'
import { moneyWords } from '#content/money-page.ts'
import { formatShortDay, type IsoDay } from '#domain/calendar.ts'
import { type Age, daysLate, nextStep, type Step } from '#domain/chase.ts'
import { formatRand } from '#domain/money.ts'
import { type ChaseLine, readChase } from '#web/data/money-figures.ts'
import { Mail } from '#web/icons/mail.ts'
import { Phone } from '#web/icons/phone.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { invoicePathOf } from '#web/office/shared/invoice-state-badge.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { RemindPanel } from '#web/office/shared/remind-panel.tsx'
import { saidLast } from '#web/office/shared/said-last.ts'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IntoListButton } from './into-list-button.tsx'

const words = moneyWords.chase
const pageSize = 20
export const chaseKey = 'money-chase'

type ChaseListProps = { today: IsoDay; age: Age | undefined; count: number; onAll: () => void }

/** Whom to remind, or the invoices of the pool that was tapped. */
export function ChaseList({ today, age, count, onAll }: ChaseListProps) {
  const { session } = useOfficeVisitor()
  const [reminded, setReminded] = useState<ChaseLine>()
  const query = useKeysetPages<ChaseLine>({
    queryKey: [chaseKey, session.user.id, age],
    pageSize,
    read: after => readChase(age, { ...(after && { after }), pageSize }),
  })
  const all = age && (
    <Button tone="text" onClick={onAll}>
      {words.all}
    </Button>
  )
  return (
    <section className="m-chase" aria-labelledby="who-to-remind">
      <div className="money-head">
        <h3 id="who-to-remind">
          {age === 'not-due' ? words.notDue : words.title}
          {age && age !== 'not-due' && <span>, {moneyWords.open.ages[age].toLowerCase()}</span>}
        </h3>
        {count > 0 && <span className="count">{count}</span>}
        {all ?? (count > 0 && <IntoListButton />)}
      </div>
      <QueryStates query={query} failed={words.failed} empty={age ? words.emptyAge : words.empty}>
        {lines => (
          <ul className="chase">
            {lines.map(line => (
              <ChaseRow key={line.id} line={line} today={today} onRemind={() => setReminded(line)} />
            ))}
          </ul>
        )}
      </QueryStates>
      <ShowMore query={query} />
      {reminded && <RemindPanel line={reminded} today={today} onClose={() => setReminded(undefined)} />}
    </section>
  )
}

type ChaseRowProps = { line: ChaseLine; today: IsoDay; onRemind: () => void }

function ChaseRow({ line, today, onRemind }: ChaseRowProps) {
  const late = daysLate(line.due_on, today)
  const step = nextStep({ ...line, reminders: line.reminders.length })
  const name = line.name ?? line.number
  return (
    <li>
      <div>
        <Link className="chase-name" to={invoicePathOf(line.id)} state={fromList}>
          <bdi>{name}</bdi>
        </Link>
        <span className="chase-what">
          {line.number}, {line.what}
        </span>
      </div>
      <div className="chase-sum">
        <span className="money">{formatRand(line.open_cents)}</span>
        {late > 0 ? (
          <span className="chase-late">{words.late(late)}</span>
        ) : (
          <span className="text-ink-soft">{words.due(formatShortDay(line.due_on))}</span>
        )}
      </div>
      <p>{saidLast(line.reminders)}</p>
      {late > 0 && step !== 'none' && (
        <Button tone="quiet" aria-label={words.actOf[step](name)} onClick={onRemind}>
          <StepIcon step={step} />
          {words.acts[step]}
        </Button>
      )}
    </li>
  )
}

function StepIcon({ step }: { step: Step }) {
  if (step === 'whatsapp') return <Icon name="whatsapp" className="chase-whatsapp" />
  return step === 'call' ? <Phone aria-hidden="true" /> : <Mail aria-hidden="true" />
}
