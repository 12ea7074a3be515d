import { clientWords as words } from '#content/admin.ts'
import { officeWords } from '#content/office.ts'
import { formatShortMonth, monthOf, todayAt } from '#domain/calendar.ts'
import { type CustomerStatus, customerStatuses, customerStatusLabels } from '#domain/customer.ts'
import { fullName } from '#domain/full-name.ts'
import type { Customer } from '#web/data/customers.ts'
import { ChevronDown } from '#web/icons/chevron-down.ts'
import { ConflictNotice } from '#web/office/shared/conflict-notice.tsx'
import { CustomerStatusBadge } from '#web/office/shared/customer-status-badge.tsx'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { BalanceBox } from './balance-box.tsx'
import { LedgerHistory } from './ledger-history.tsx'
import { type ClientForm, useClientEdit } from './use-client-edit.ts'

export function ClientEdit({ client }: { client: Customer }) {
  const edit = useClientEdit(client)
  const { form, isBusy, submit, unsaved, theirs } = edit
  return (
    <>
      <ClientHead client={edit.seen} />
      <form ref={form} noValidate onSubmit={submit} aria-label={fullName(client)} className="client-form">
        {theirs && (
          <ConflictNotice onTakeTheirs={edit.takeTheirs}>
            {officeWords.conflict.theirs(theirs)}
          </ConflictNotice>
        )}
        <ClientFieldset edit={edit} />
        <BalanceBox edit={edit} />
        <LedgerHistory clientId={client.id} />
        {unsaved.length > 0 && (
          <SaveBar changed={words.unsaved(unsaved)}>
            <Button tone="text" onClick={edit.takeTheirs}>
              {words.undo}
            </Button>
            <Button type="submit" busy={isBusy}>
              {isBusy ? officeWords.saving : officeWords.edit.save}
            </Button>
          </SaveBar>
        )}
      </form>
    </>
  )
}

function ClientHead({ client }: { client: Customer }) {
  const params = new URLSearchParams(useLocation().search)
  params.delete('client')
  const since = formatShortMonth(monthOf(todayAt(new Date(client.created_at))))
  return (
    <>
      <div className="phone-only mb-4 grid gap-1.5">
        <span className="font-semibold text-heading text-small">{words.client}</span>
        <Link to={`?${params}`} className="input client-switch">
          <span>{[fullName(client), client.city].filter(Boolean).join(', ')}</span>
          <span className="sr-only">, {words.another}</span>
          <ChevronDown aria-hidden="true" />
        </Link>
      </div>
      <div className="client-head">
        <h3>{fullName(client)}</h3>
        <CustomerStatusBadge status={client.status} />
        <p>{words.since(client.total_cleaning_count, client.referral_count, since)}</p>
      </div>
    </>
  )
}

function ClientFieldset({ edit }: { edit: ReturnType<typeof useClientEdit> }) {
  const field = (name: keyof typeof words.fields & keyof ClientForm) => ({
    ...edit.bind(name),
    label: words.fields[name],
    autoComplete: 'off',
  })
  return (
    <div className="client-fields">
      <TextField {...field('email')} type="email" className="half" />
      <TextField {...field('phone')} type="tel" className="half" />
      <TextField {...field('address')} />
      <TextField {...field('city')} className="third" />
      <TextField {...field('state')} className="third short" />
      <TextField {...field('zip_code')} inputMode="numeric" className="third short" />
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden="true" className="font-semibold text-heading text-small">
          {words.fields.status}
        </span>
        <Segments<CustomerStatus>
          label={words.fields.status}
          value={edit.values.status as CustomerStatus}
          onChoose={status => edit.change({ status })}
          segments={customerStatuses.map(status => ({ value: status, label: customerStatusLabels[status] }))}
        />
      </div>
    </div>
  )
}
