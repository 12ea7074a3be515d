// One Inbox item: each kind has its own panel.
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { inboxWords } from '#content/inbox.ts'
import { answerByMail, answerOnWhatsApp } from '#content/inbox-answers.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { fullAddress } from '#domain/full-address.ts'
import { fullName } from '#domain/full-name.ts'
import { type InboxKind, inboxKinds } from '#domain/inbox.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Customer } from '#web/data/customers.ts'
import { type Item, inboxItem } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { LazyReferralClaims } from '#web/office/shared/lazy-referral-claims.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useParams } from '#web/router/routing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { Panel, PanelPart } from '#web/ui/panel.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'
import { DuplicatePanel } from './duplicate.tsx'
import {
  CustomerLink,
  Done,
  ItemPanel,
  momentOf,
  type PanelOf,
  Reach,
  stateOf,
  Written,
} from './item-panel.tsx'
import { MessagePanel } from './message.tsx'
import { ReviewPanel } from './review.tsx'

const panels: { [Kind in InboxKind]: ComponentType<PanelOf<Kind>> } = {
  message: MessagePanel,
  review: ReviewPanel,
  referral: ReferralPanel,
  registration: RegistrationPanel,
  duplicate: DuplicatePanel,
}

export function InboxPanel() {
  const { kind, id = '' } = useParams()
  const known = inboxKinds.find(candidate => candidate === kind)
  const query = useQuery({ ...inboxItem(known ?? 'message', id), enabled: Boolean(known) })
  const close = useClosePanel('/crm/inbox')
  if (query.data) {
    const KindPanel = panels[query.data.kind] as ComponentType<PanelOf<InboxKind>>
    return <KindPanel key={id} item={query.data} onClose={close} />
  }
  const gone = <EmptyState title={inboxWords.gone.title}>{inboxWords.gone.text}</EmptyState>
  return (
    <Panel title={known ? inboxWords.kinds[known].one : inboxWords.title} onClose={close}>
      {!known || isNoId(query.error) ? (
        gone
      ) : (
        <QueryState query={query} failed={inboxWords.failed}>
          {() => gone}
        </QueryState>
      )}
    </Panel>
  )
}

// A mistyped address: PostgreSQL cannot read it as an id.
const isNoId = (error: unknown) => (error as { code?: string } | null)?.code === '22P02'

/** Only the referrer is written to: the friend has asked us for nothing. */
function ReferralPanel({ item, onClose }: PanelOf<'referral'>) {
  const { referrer_name: name, referrer_phone: phone, friend_name, friend_phone, message } = item
  const isStaff = useHasRole('staff')
  const { from, friend, code, state } = inboxWords.referral
  return (
    <ItemPanel
      {...{ item, name, onClose }}
      state={stateOf(item.handled_at)}
      reach={<Reach whatsapp={answerOnWhatsApp.referral(phone, name, friend_name)} phone={phone} />}
      acts={<Done {...{ item, name, onClose }} />}
      hasHistory={isStaff}
    >
      {message && <Written>{message}</Written>}
      <Facts
        facts={[
          [from, <Person key="from" name={name} phone={phone} customer={item.referrer} />],
          [friend, <Person key="friend" name={friend_name} phone={friend_phone} customer={item.friend} />],
          [code, item.code],
        ]}
      />
      <PanelPart title={state}>
        <Timeline entries={stepsOf(item)} />
      </PanelPart>
      {isStaff && <LazyReferralClaims claims={item.claims} />}
    </ItemPanel>
  )
}

type PersonProps = { name: string; phone: string; customer: Customer | null }

function Person({ name, phone, customer }: PersonProps) {
  return (
    <>
      {customer && fullName(customer) === name ? null : <bdi className="block">{name}</bdi>}
      {customer && <CustomerLink customer={customer} />}
      <span className="block">{formatPhone(phone)}</span>
    </>
  )
}

// From the form to the reward: past steps are filled, upcoming ones hollow.
function stepsOf(item: Item<'referral'>): TimelineEntry[] {
  const { created_at, referrer_name, friend_name, status, clean } = item
  const words = inboxWords.referral
  const sent = { id: 'sent', title: words.sent(referrer_name, friend_name), time: momentOf(created_at) }
  if (status === 'too_late') return [sent, { id: 'late', title: words.none, text: words.tooLate }]
  if (status === 'refused') return [sent, { id: 'late', title: words.none, text: words.refused }]
  const isCleaned = status === 'earned' || clean?.status === 'completed'
  const day = clean && formatShortDate(clean.service_date)
  return [
    sent,
    clean || isCleaned
      ? { id: 'booked', title: words.booked(friend_name) }
      : { id: 'booked', title: words.toBook(friend_name), when: 'next' },
    isCleaned
      ? { id: 'cleaned', title: words.cleaned, time: day }
      : { id: 'cleaned', title: words.toClean, time: day, when: 'next' },
    { id: 'earned', ...rewardOf(item, isCleaned) },
  ]
}

function rewardOf(
  { status, reward, is_over_limit }: Item<'referral'>,
  isCleaned: boolean,
): Omit<TimelineEntry, 'id'> {
  const words = inboxWords.referral
  if (status === 'doubtful') return { title: words.toDecide, when: 'now' }
  if (status !== 'earned') return { title: words.toEarn, text: isCleaned && words.toPay, when: 'next' }
  if (is_over_limit) return { title: words.none, text: words.overLimit }
  if (!reward) return { title: words.earned }
  const { used_at, lapses_on } = reward
  if (used_at) return { title: words.earned, time: words.used(momentOf(used_at)) }
  return { title: words.earned, time: lapses_on && words.lapses(formatShortDate(lapses_on)) }
}

function RegistrationPanel({ item, onClose }: PanelOf<'registration'>) {
  const { email, phone, customer, was_known, consents, suggestions } = item
  const isStaff = useHasRole('staff')
  const name = fullName(item)
  const words = inboxWords.registration
  return (
    <ItemPanel
      {...{ item, name, onClose }}
      state={stateOf(item.handled_at)}
      reach={
        <Reach
          mail={answerByMail('registration', { name, email })}
          whatsapp={answerOnWhatsApp.registration(phone, name)}
          phone={phone}
        />
      }
      acts={<Done {...{ item, name, onClose }} />}
      hasHistory={isStaff}
    >
      <Facts
        facts={[
          [inboxWords.email, <MailAddress key="email">{email}</MailAddress>],
          [inboxWords.phone, formatPhone(phone)],
          [inboxWords.address, fullAddress(item)],
          [
            inboxWords.customer,
            isStaff && (
              <CustomerLink key="customer" customer={customer} why={was_known ? words.matched : words.made} />
            ),
          ],
        ]}
      />
      {suggestions.length > 0 && (
        <PanelPart title={words.differs}>
          <ul className="grid gap-1">
            {suggestions.map(suggestion => (
              <li key={suggestion.id}>
                <Link className="part-link" to={`/crm/inbox/duplicate/${suggestion.id}`}>
                  {inboxWords.line.suggested(suggestion)}
                </Link>
              </li>
            ))}
          </ul>
        </PanelPart>
      )}
      <PanelPart title={words.consents}>
        <ul className="grid gap-3">
          {consents.map(({ id, kind, wording, given_at, withdrawn_at }) => (
            <li key={id} className="grid gap-1">
              <b className="font-semibold text-heading">{words.consent[kind]}</b>
              <p dir="auto">{wording}</p>
              <span className="text-ink-soft text-second">
                {momentOf(given_at)}
                {withdrawn_at && `, ${words.withdrawn(momentOf(withdrawn_at))}`}
              </span>
            </li>
          ))}
          {!consents.some(({ kind }) => kind === 'marketing') && (
            <li className="text-ink-soft">{words.noMarketing}</li>
          )}
        </ul>
      </PanelPart>
    </ItemPanel>
  )
}
