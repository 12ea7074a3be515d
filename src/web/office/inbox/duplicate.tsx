// A booking, registration or account that differs from the record: staff decide, and only then the record changes.
import { inboxWords } from '#content/inbox.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import { ActButton } from '#web/acts/act-button.tsx'
import type { Customer } from '#web/data/customers.ts'
import { answerSuggestion, type Item, markDone, takeBackAnswer } from '#web/data/inbox.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { CustomerLink, ItemPanel, momentOf, NewAgain, type PanelOf, stateOf } from './item-panel.tsx'

type Duplicate = Item<'duplicate'>

export function DuplicatePanel({ item, onClose }: PanelOf<'duplicate'>) {
  return (
    <ItemPanel
      item={item}
      name={fullName(item.customer)}
      state={stateOf(item.settled_at)}
      acts={<Answers item={item} onClose={onClose} />}
      more={<Source item={item} />}
      onClose={onClose}
    >
      <p>
        <CustomerLink customer={item.customer} />
      </p>
      <Difference item={item} />
    </ItemPanel>
  )
}

function Difference({ item: { field, offered, customer, other } }: { item: Duplicate }) {
  const words = inboxWords.duplicate
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
  const { fields, same } = inboxWords.duplicate
  const isSame = (field: (typeof compared)[number]) =>
    one[field] && one[field].toLowerCase() === other[field]?.toLowerCase()
  const alike = compared.filter(isSame).map(field => fields[field].toLowerCase())
  return (
    <>
      <p className="note-box">{same(alike.join(', '))}</p>
      <Comparison
        heads={[fullName(one), fullName(other)]}
        rows={compared.map(field => [fields[field], shown(field, one[field]), shown(field, other[field])])}
      />
    </>
  )
}

type Pair = [string, string]

function Comparison({ heads, rows }: { heads: Pair; rows: [string, ...Pair][] }) {
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

const shown = (field: string, value: string | null) =>
  value ? (field === 'phone' ? formatPhone(value) : value) : inboxWords.duplicate.nothing

function Source({ item: { booking_id, booked_on, registration_id } }: { item: Duplicate }) {
  const { fromBooking, fromRegistration } = inboxWords.duplicate
  if (booking_id && booked_on)
    return (
      <Link className="part-link" to={`/crm/bookings/${booking_id}`}>
        {fromBooking(momentOf(booked_on))}
      </Link>
    )
  if (!registration_id) return null
  return (
    <Link className="part-link" to={`/crm/inbox/registration/${registration_id}`}>
      {fromRegistration}
    </Link>
  )
}

function Answers({ item, onClose }: PanelOf<'duplicate'>) {
  const { field, customer, offered, settled_at } = item
  const name = fullName(customer)
  const words = inboxWords.duplicate
  const [isAccount, isPair] = [field === 'account', field === 'same_person']
  if (settled_at) return !isAccount && <NewAgain item={item} name={name} />
  return (
    <>
      {isPair ? (
        <Link className={buttonClass({})} to={`/crm/customers/${customer.id}`}>
          {words.openMerge}
        </Link>
      ) : (
        <ActButton
          work={() => answerSuggestion(item, true)}
          said={inboxWords.said.taken(name)}
          onDone={onClose}
          // An account can then read the record, and that is not taken back from here: it is asked twice, and has no key.
          undo={isAccount ? undefined : after => ({ work: () => takeBackAnswer(item, after) })}
          shortcut={!isAccount && 'c'}
          ask={
            isAccount
              ? {
                  title: words.account.ask(name),
                  text: words.account.effect(offered),
                  keep: words.account.cancel,
                }
              : undefined
          }
        >
          {isAccount ? words.account.take : words.takeOver}
        </ActButton>
      )}
      <ActButton
        tone="quiet"
        work={() => answerSuggestion(item, false)}
        said={isPair ? inboxWords.said.parted : inboxWords.said.kept(name)}
        undo={after => ({ work: () => markDone(after, false) })}
        onDone={onClose}
      >
        {isPair ? words.twoPeople : isAccount ? words.account.keep : words.keep}
      </ActButton>
    </>
  )
}
