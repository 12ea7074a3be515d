import { useQuery } from '@tanstack/react-query'
import { moneyWords as words } from '#content/money-page.ts'
import { type IsoMonth, monthName } from '#domain/calendar.ts'
import { type Age, ages } from '#domain/chase.ts'
import { twelveMonths } from '#domain/money-tide.ts'
import { recordTypeLabels } from '#domain/service-record.ts'
import { type MoneyFigures, readMoneyFigures, type Takings } from '#web/data/money-figures.ts'
import { FileSpreadsheet } from '#web/icons/file-spreadsheet.ts'
import { Landmark } from '#web/icons/landmark.ts'
import { ReceiptText } from '#web/icons/receipt-text.ts'
import { WavesHorizontal } from '#web/icons/waves-horizontal.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Link } from '#web/router/link.tsx'
import { useSearchParams } from '#web/router/routing.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CameIn } from './came-in.tsx'
import { ChaseList } from './chase-list.tsx'
import { leadOf } from './lead-of.ts'
import { Months } from './months.tsx'
import { Pools } from './pools.tsx'
import { Shares } from './shares.tsx'

export const figuresKey = 'money-figures'

/** What came in, what is open, and whom to remind. Staff see what is open; what came in is the admins'. */
export function MoneyPage() {
  const { session } = useOfficeVisitor()
  const { month, age, choose } = useChoice()
  const query = useQuery({
    queryKey: [figuresKey, session.user.id, month],
    queryFn: () => readMoneyFigures(month),
    // While another month is read the one before stays.
    placeholderData: before => before,
  })
  return (
    <OfficePage
      title={words.title}
      lead={query.data ? leadOf(query.data) : ''}
      isLongLead
      actions={
        <div className="money-acts laptop-only">
          <MoneyActions />
        </div>
      }
    >
      <QueryState query={query} failed={words.failed} lines={12}>
        {figures => <Money figures={figures} age={age} choose={choose} />}
      </QueryState>
      <div className="money-end phone-only">
        <MoneyActions />
      </div>
    </OfficePage>
  )
}

type Choice = { month?: IsoMonth | undefined; age?: Age | undefined }
type Choose = (changes: Choice) => void

// In the address: back takes a choice back, and a link can be sent.
function useChoice() {
  const [params, setParams] = useSearchParams()
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0]
  const age = ages.find(one => one === params.get('age'))
  const choose: Choose = changes =>
    setParams(current => {
      for (const [name, value] of Object.entries(changes)) {
        if (value) current.set(name, value)
        else current.delete(name)
      }
      return current
    })
  return { month, age, choose }
}

// At the right of the title on a laptop; on a phone they stand at the end of the page.
function MoneyActions() {
  const isAdmin = useHasRole('admin')
  const quiet = buttonClass({ tone: 'quiet' })
  return (
    <>
      <Link className={quiet} to="/crm/money/invoices">
        <ReceiptText aria-hidden="true" />
        {words.allInvoices}
      </Link>
      {isAdmin && (
        <Link className={quiet} to="/crm/money/accountant">
          <FileSpreadsheet aria-hidden="true" />
          {words.accountant}
        </Link>
      )}
      {isAdmin && (
        <Link className={quiet} to="/crm/money/bank">
          <Landmark aria-hidden="true" />
          {words.bankFile}
        </Link>
      )}
    </>
  )
}

type MoneyProps = { figures: MoneyFigures; age: Age | undefined; choose: Choose }

function Money({ figures, age, choose }: MoneyProps) {
  const { today, month, open, takings } = figures
  const late = ages.slice(1).reduce((sum, one) => sum + open[one].invoices, 0)
  const onMonth = (chosen: IsoMonth) => choose({ month: chosen === today.slice(0, 7) ? undefined : chosen })
  return (
    <div className="money-grid" data-for={takings ? 'admin' : 'staff'}>
      {takings && isDry(takings) && <DryShore />}
      {takings && !isDry(takings) && <CameIn {...{ takings, month, today, onMonth }} />}
      <Pools open={open} age={age} onAge={chosen => choose({ age: chosen })} />
      <ChaseList
        today={today}
        age={age}
        count={age ? open[age].invoices : late}
        onAll={() => choose({ age: undefined })}
      />
      {takings && !isDry(takings) && <TakingsInParts {...{ takings, month, today, onMonth }} />}
    </div>
  )
}

type PartsProps = { takings: Takings; month: IsoMonth; today: string; onMonth: (month: IsoMonth) => void }

function TakingsInParts({ takings, month, today, onMonth }: PartsProps) {
  const comingCents = takings.coming.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <>
      <Months
        months={twelveMonths(today.slice(0, 7), takings.months)}
        comingCents={comingCents}
        shown={month}
        onMonth={onMonth}
      />
      <Shares
        className="m-svc"
        title={words.services.title}
        month={monthName(month)}
        shares={takings.services.map(({ service_type: type, cents }) => ({
          key: type ?? '',
          name: type ? recordTypeLabels[type] : words.services.none,
          cents,
        }))}
      />
      <Shares
        className="m-who"
        title={words.clients.title}
        month={monthName(month)}
        shares={takings.clients.map(({ customer_id: id, name, cents }) => ({
          key: id ?? `${name}`,
          name: id ? (
            <Link to={`/crm/customers/${id}`}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name === null ? words.clients.rest : name || words.clients.gone}</bdi>
          ),
          isRest: name === null,
          cents,
        }))}
      />
    </>
  )
}

// Nothing came in for a year, and nothing is booked.
const isDry = ({ months, coming, days }: Takings) =>
  months.length === 0 && coming.length === 0 && days.length === 0

function DryShore() {
  return (
    <section className="m-in dry-shore">
      <EmptyState
        title={words.dry.title}
        picture={<WavesHorizontal aria-hidden="true" />}
        action={
          <Link className={buttonClass({ tone: 'quiet' })} to="/crm/services">
            {words.dry.action}
          </Link>
        }
      >
        {words.dry.text}
      </EmptyState>
    </section>
  )
}
