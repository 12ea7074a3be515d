import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { addMonths, formatListDay, formatMonth, type IsoMonth } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { cleanLabel } from '#domain/service-record.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type InvoiceCard, invoiceMonth, type MonthToInvoice, readMonthToInvoice } from '#web/data/money.ts'
import { useForm } from '#web/forms/use-form.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { invoiceKeys, moneyKeys } from '#web/office/shared/read-keys.ts'
import { SendWays } from '#web/office/shared/send-invoice-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const words = officeInvoiceWords.customer
const monthsBack = 6

type MonthInvoiceSheetProps = { customerId: string; name: string; thisMonth: IsoMonth; onClose: () => void }

/** One invoice for the cleans of a month: ticked here, then sent. */
export function MonthInvoiceSheet({ customerId, name, thisMonth, onClose }: MonthInvoiceSheetProps) {
  const [month, setMonth] = useState(thisMonth)
  const [made, setMade] = useState<InvoiceCard>()
  const query = useQuery({
    queryKey: ['money', 'month', customerId, month],
    queryFn: () => readMonthToInvoice(customerId, `${month}-01`),
    staleTime: 0,
  })
  const { send } = officeInvoiceWords
  return (
    <Sheet
      open
      onClose={onClose}
      title={made ? send.title(made.number) : words.month(formatMonth(month))}
      lead={made ? send.lead(formatRand(made.open_cents), name) : name}
    >
      {made ? (
        <SendWays card={made} onClose={onClose} />
      ) : (
        <>
          <SelectField
            label={words.chooseMonth}
            value={month}
            onChange={event => setMonth(event.target.value)}
          >
            {Array.from({ length: monthsBack }, (_, back) => addMonths(thisMonth, -back)).map(one => (
              <option key={one} value={one}>
                {formatMonth(one)}
              </option>
            ))}
          </SelectField>
          <QueryState query={query} failed={words.failed} lines={3}>
            {cleans => <MonthCleans key={month} {...{ cleans, month }} onMade={setMade} />}
          </QueryState>
        </>
      )}
    </Sheet>
  )
}

type MonthCleansProps = { cleans: MonthToInvoice; month: IsoMonth; onMade: (card: InvoiceCard) => void }

function MonthCleans({ cleans: found, month, onMade }: MonthCleansProps) {
  const { act } = useAct(invoiceKeys, moneyKeys)
  const priced = found.cleans.filter(({ price_cents }) => price_cents !== null)
  const form = useForm<{ ticked: string[] }, string[]>({
    start: { ticked: priced.map(({ service_id }) => service_id) },
    empties: false,
    check: ({ ticked }) => (ticked.length === 0 ? { errors: { ticked: words.chooseOne } } : { row: ticked }),
    send: (service_ids, store) => {
      const chosen = priced.filter(({ service_id }) => service_ids.includes(service_id))
      let made: InvoiceCard | undefined
      return act({
        work: () =>
          store(id =>
            invoiceMonth({
              id,
              customer_id: found.customer_id,
              month: `${month}-01`,
              service_ids: chosen.map(({ service_id }) => service_id),
              descriptions: chosen.map(lineOf),
              description: words.description(formatMonth(month)),
            }).then(card => (made = card)),
          ),
        failed: officeInvoiceWords.failed,
        onDone: () => made && onMade(made),
      })
    },
  })
  const { ticked } = form.values
  const tick = (id: string, isOn: boolean) =>
    form.change({ ticked: isOn ? [...ticked, id] : ticked.filter(other => other !== id) })
  const total = priced
    .filter(({ service_id }) => ticked.includes(service_id))
    .reduce((sum, { price_cents }) => sum + (price_cents ?? 0), 0)
  if (found.cleans.length === 0) return <p className="text-ink-soft">{words.noCleans}</p>
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      aria-label={words.cleans}
      className="grid gap-3.5"
    >
      <fieldset className="grid gap-1" data-field="ticked">
        <legend className="font-semibold">{words.cleans}</legend>
        {found.cleans.map(clean => (
          <CheckField
            key={clean.service_id}
            label={cleanWords(clean)}
            disabled={clean.price_cents === null}
            checked={ticked.includes(clean.service_id)}
            onChange={event => tick(clean.service_id, event.target.checked)}
          />
        ))}
      </fieldset>
      {priced.length < found.cleans.length && <p className="text-ink-soft">{words.noPriceHint}</p>}
      {form.errors.ticked && <p className="font-semibold text-error">{form.errors.ticked}</p>}
      <p className="flex items-baseline justify-between gap-3 font-semibold text-heading">
        {words.total}
        <output>{formatRand(total)}</output>
      </p>
      <Button type="submit" size="large" busy={form.isBusy}>
        {form.isBusy ? words.making : words.make}
      </Button>
    </form>
  )
}

type MonthClean = MonthToInvoice['cleans'][number]

const lineOf = ({ service_type, service_date }: MonthClean) =>
  `${cleanLabel(service_type)}, ${formatListDay(service_date)}`

function cleanWords(clean: MonthClean): string {
  const price = clean.price_cents === null ? words.noPrice : formatRand(clean.price_cents)
  const paid = clean.paid_cents > 0 ? [words.paid(formatRand(clean.paid_cents))] : []
  return [lineOf(clean), price, ...paid].join(', ')
}
