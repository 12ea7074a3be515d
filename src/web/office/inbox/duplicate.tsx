// A booking, registration or account that differs from the record: staff decide, and only then the record changes.

import { duplicateWords, inboxNotices } from '#content/inbox.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Customer } from '#web/data/customers.ts'
import { answerSuggestion, type DuplicateItem, markDone, takeBackAnswer } from '#web/data/inbox.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { useKey } from '#web/ui/keys.ts'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { AccountQuestion } from './account-question.tsx'
import { ItemPanelFrame, NewAgain } from './item-panel.tsx'
import { CustomerLink, type ItemPanelProps, momentOf } from './parts.tsx'
import { type InboxChange, useInboxChange } from './use-inbox-change.tsx'

const words = duplicateWords

export function DuplicatePanel({ item, onClose }: ItemPanelProps<DuplicateItem>) {
  const { customer, settled_at } = item
  const changing = useInboxChange(item)
  return (
    <ItemPanelFrame
      {...{ item, changing, onClose }}
      name={fullName(customer)}
      isNew={!settled_at}
      foot={<DuplicateFoot item={item} changing={changing} onClose={onClose} />}
    >
      <p>
        <CustomerLink customer={customer} />
      </p>
      <Difference item={item} />
      <Source item={item} />
    </ItemPanelFrame>
  )
}

function Difference({ item }: { item: DuplicateItem }) {
  const { field, offered, customer, other } = item
  if (field === 'account')
    return <p className="note-box">{words.account.text(offered, fullName(customer))}</p>
  if (field === 'same_person') return other && <TwoRecords one={customer} other={other} />
  const onRecord = field === 'name' ? fullName(customer) : customer[field]
  return (
    <Comparison
      heads={[words.onRecord, words.offered]}
      rows={[[words.fields[field], shown(field, onRecord), shown(field, offered)]]}
    />
  )
}

const compared = ['phone', 'email', 'address'] as const

function TwoRecords({ one, other }: { one: Customer; other: Customer }) {
  const rows = compared.map(field => [
    words.fields[field],
    shown(field, one[field]),
    shown(field, other[field]),
  ])
  const same = compared.filter(field => one[field] && lower(one[field]) === lower(other[field]))
  return (
    <div className="note-box grid gap-2">
      <p>{words.same(same.map(field => words.fields[field].toLowerCase()).join(', '))}</p>
      <Comparison heads={[fullName(one), fullName(other)]} rows={rows} />
    </div>
  )
}

function Comparison({ heads, rows }: { heads: string[]; rows: string[][] }) {
  return (
    <table className="comparison">
      <thead>
        <tr>
          <td />
          {heads.map((head, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <th key={column} scope="col">
              <bdi>{head}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...values]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: both sides may say the same
              <td key={column}>
                <bdi>
                  <MailAddress>{value}</MailAddress>
                </bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Source({ item: { booking_id, booked_on, registration_id } }: { item: DuplicateItem }) {
  if (booking_id && booked_on)
    return (
      <Link className="part-link" to={`/crm/bookings/${booking_id}`}>
        {words.fromBooking(momentOf(booked_on))}
      </Link>
    )
  if (!registration_id) return null
  return (
    <Link className="part-link" to={`/crm/inbox/registration/${registration_id}`}>
      {words.fromRegistration}
    </Link>
  )
}

type FootProps = { item: DuplicateItem; changing: InboxChange; onClose: () => void }

function DuplicateFoot({ item, changing, onClose }: FootProps) {
  const name = fullName(item.customer)
  const { keep, take } = useAnswers({ item, changing, onClose })
  const isOpen = !item.settled_at
  useKey(
    'c',
    isOpen && item.field !== 'account' && item.field !== 'same_person' ? () => void take() : undefined,
  )
  if (!isOpen)
    return item.field === 'account' ? null : <NewAgain item={item} name={name} changing={changing} />
  if (item.field === 'account')
    return <AccountQuestion item={item} isBusy={changing.isBusy} onTake={take} onKeep={keep} />
  if (item.field === 'same_person')
    return (
      <>
        <Link className={buttonClass({})} to={`/crm/customers/${item.customer.id}`}>
          {words.openMerge}
        </Link>
        <Button tone="quiet" busy={changing.isBusy} onClick={keep}>
          {words.twoPeople}
        </Button>
      </>
    )
  return (
    <>
      <Button busy={changing.isBusy} onClick={take}>
        {words.takeOver}
      </Button>
      <Button tone="quiet" onClick={keep}>
        {words.keep}
      </Button>
    </>
  )
}

function useAnswers({ item, changing, onClose }: FootProps) {
  const name = fullName(item.customer)
  const keep = () =>
    changing.run({
      change: () => answerSuggestion(item, false),
      said: item.field === 'same_person' ? inboxNotices.parted : inboxNotices.kept(name),
      undo: after => markDone(after, false),
      onDone: onClose,
    })
  const take = () =>
    changing.run({
      change: () => answerSuggestion(item, true),
      said: inboxNotices.taken(name),
      // Linking an account cannot be undone from here, which is why it needs confirmation.
      ...(item.field !== 'account' && { undo: (after: DuplicateItem) => takeBackAnswer(item, after) }),
      onDone: onClose,
    })
  return { keep, take }
}

const shown = (field: string, value: string | null) =>
  value ? (field === 'phone' ? formatPhone(value) : value) : words.nothing

const lower = (value: string | null) => value?.toLowerCase()
