// What comes for a customer, and the groups of what is known besides.

import type { ReactNode } from 'react'
import { type Channel, channelSettingWords } from '#content/channels.ts'
import { customerPanelWords, mergeWords } from '#content/customers.ts'
import { manageWords } from '#content/manage-booking.ts'
import { occasionNames } from '#content/messages.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { formatShortDate, formatTimes, todayAt } from '#domain/calendar.ts'
import {
  paymentMethodLabels,
  paymentStatusLabels,
  recordTypeLabels,
  serviceStatusLabels,
} from '#domain/service-record.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { referralPercent } from '#domain/terms.ts'
import { ActButton } from '#web/acts/act-button.tsx'
import { useAct } from '#web/acts/use-act.ts'
import { ReminderStop } from '#web/channels/reminder-stop.tsx'
import { setChannel } from '#web/data/channels.ts'
import type { CustomerFile, TimelineLine } from '#web/data/customer-file.ts'
import { BadgePercent } from '#web/icons/badge-percent.ts'
import { Hourglass } from '#web/icons/hourglass.ts'
import type { LineIcon } from '#web/icons/line-icon.tsx'
import { UserCheck } from '#web/icons/user-check.ts'
import { LazyReferralClaims } from '#web/office/shared/lazy-referral-claims.tsx'
import { randOf } from '#web/office/shared/service-facts.tsx'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Group } from '#web/ui/group.tsx'
import { Row } from '#web/ui/row.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { unmerge } from './customer-acts.ts'

type Coming = Extract<TimelineLine, { kind: 'booking' | 'service' }>

/** The nearest first. */
export function WhatComes({ lines }: { lines: TimelineLine[] }) {
  const today = todayAt(new Date())
  const coming = lines.filter((line): line is Coming => isToCome(line, today))
  return coming
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, 3)
    .map(line => <ComingRow key={line.id} line={line} />)
}

function ComingRow({ line }: { line: Coming }) {
  const [day, month] = formatShortDate(line.day).split(' ')
  const isAgreed = line.kind === 'service' || line.status === 'confirmed'
  const said = {
    lead: (
      <span className="row-at">
        {day}
        <small>{month}</small>
      </span>
    ),
    title: line.kind === 'booking' ? serviceLabel(line.type) : recordTypeLabels[line.type],
    text: [line.kind === 'booking' && formatTimes(line.time), ...paymentOf(line)].filter(Boolean).join(' · '),
    end: <Badge tone={isAgreed ? 'agreed' : 'wait'}>{stateOf(line)}</Badge>,
  }
  const path = line.kind === 'booking' ? 'bookings' : 'services'
  return <Row as={Link} to={`/crm/${path}/${line.id}`} {...said} />
}

const stateOf = (line: Coming) =>
  line.kind === 'booking' ? manageWords.statuses[line.status] : serviceStatusLabels[line.status]

function isToCome(line: TimelineLine, today: string): boolean {
  if (line.kind === 'booking') return line.day >= today && isStatusOpen(line.status)
  return line.kind === 'service' && line.day >= today && line.status === 'scheduled'
}

export function CustomerHistory({ file: { customer, timeline, merges } }: { file: CustomerFile }) {
  const words = customerPanelWords.timeline
  const today = todayAt(new Date())
  const last = timeline.find(line => line.kind === 'service' && line.day <= today)
  return (
    <Group
      title={words.title}
      text={words.services(customer.total_cleaning_count, last && formatShortDate(last.day))}
    >
      {timeline.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <Timeline
        entries={timeline.map(line => ({
          id: line.id,
          title: titleOf(line),
          text: line.kind === 'message' || line.kind === 'said' ? (line.text ?? undefined) : undefined,
          time: factsOf(line),
          when: isToCome(line, today) ? 'next' : 'past',
        }))}
      />
      {merges.map(({ id, name }) => (
        <ActButton key={id} tone="quiet" className="justify-self-start" {...unmerge(id)}>
          {mergeWords.undo(name)}
        </ActButton>
      ))}
    </Group>
  )
}

function titleOf(line: TimelineLine): string {
  const words = customerPanelWords.timeline
  switch (line.kind) {
    case 'booking':
      return `${serviceLabel(line.type)}, ${stateOf(line).toLowerCase()}`
    case 'service':
      return `${recordTypeLabels[line.type]}, ${stateOf(line).toLowerCase()}`
    case 'invoice':
      return words.invoice(line.number, line.cancelled)
    case 'referral':
      return words.referred(line.name)
    case 'review':
      return words.review(line.rating)
    case 'consent':
      return words.consent[line.consent][line.withdrawn ? 'withdrawn' : 'given']
    case 'said':
      return words.said(occasionNames[line.occasion])
    case 'message':
      return words.message
    case 'registration':
      return words.registration
    case 'customers_merged':
      return words.merged
    case 'customers_parted':
      return words.parted
  }
}

function factsOf(line: TimelineLine): string {
  const day = formatShortDate(line.day)
  if (line.kind === 'booking') return [`${day}, ${formatTimes(line.time)}`, ...paymentOf(line)].join(' · ')
  if (line.kind === 'service') return [day, ...paymentOf(line)].join(' · ')
  if (line.kind === 'invoice') return [day, randOf(line.amount)].join(' · ')
  return day
}

function paymentOf({ price, payment_status, payment_method }: Coming): string[] {
  const paid =
    payment_status === 'paid' && payment_method
      ? customerPanelWords.timeline.paidBy(paymentMethodLabels[payment_method])
      : payment_status && paymentStatusLabels[payment_status]
  return [price === null ? '' : randOf(price), paid ?? ''].filter(Boolean)
}

/** Unused discounts, referred friends who have not booked yet, and who referred this customer. */
export function CustomerReferrals({ file }: { file: CustomerFile }) {
  const words = customerPanelWords.referrals
  const { customer, friends, brought_by, claims } = file
  const rewards = file.rewards.filter(({ kind }) => kind === 'referral')
  const isEmpty = rewards.length + friends.length === 0 && !brought_by
  return (
    <Group
      title={words.title(customer.referral_count)}
      text={
        isEmpty
          ? words.none(customer.referral_count)
          : words.short({
              friends: friends.map(({ name }) => name),
              by: brought_by?.name,
              waiting: rewards.length,
            })
      }
    >
      <ul className="grid gap-3">
        {rewards.map(({ id, friend, earned_on, lapses_on }) => (
          <Gift
            key={id}
            icon={BadgePercent}
            about={words.earned(
              formatShortDate(earned_on),
              lapses_on ? formatShortDate(lapses_on) : undefined,
            )}
          >
            {words.waiting(referralPercent, friend)}
          </Gift>
        ))}
        {friends.map(({ id, name, earned_at, is_over_limit }) => (
          <Gift
            key={id}
            icon={earned_at ? UserCheck : Hourglass}
            about={
              is_over_limit ? words.overLimit : earned_at ? words.hadFirst : words.toEarn(referralPercent)
            }
          >
            <Link to={`/crm/customers/${id}`}>{name}</Link>
          </Gift>
        ))}
        {brought_by && (
          <Gift icon={UserCheck} about={formatShortDate(todayAt(new Date(brought_by.linked_at)))}>
            <Link to={`/crm/customers/${brought_by.id}`}>{words.broughtBy(brought_by.name)}</Link>
          </Gift>
        )}
      </ul>
      <LazyReferralClaims claims={claims} />
    </Group>
  )
}

function Gift({ icon: GiftIcon, about, children }: { icon: LineIcon; about: string; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <GiftIcon aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-link" />
      <div className="min-w-0">
        <b className="font-semibold text-heading">{children}</b>
        <p className="text-ink-soft">{about}</p>
      </div>
    </li>
  )
}

/** How they want to hear from us, and what they agreed to. */
export function CustomerMessages({ file }: { file: CustomerFile }) {
  const { channel } = file.customer
  const { title, unsaid, newsletter } = customerPanelWords.channel
  const about = [
    channel ? channelSettingWords.choices[channel] : unsaid,
    getsNewsletter(file.timeline) && newsletter,
  ]
  return (
    <Group title={title} text={about.filter(Boolean).join(' · ')}>
      <ChannelField {...file} />
    </Group>
  )
}

function getsNewsletter(lines: TimelineLine[]) {
  const last = lines.find(line => line.kind === 'consent' && line.consent === 'newsletter')
  return last?.kind === 'consent' && !last.withdrawn
}

/** Nobody has said anything while it is empty. */
function ChannelField({ customer, reminders_stopped_at }: CustomerFile) {
  const { act, isBusy } = useAct()
  const { office, officeHint, unsaid, choices, saved, failed } = channelSettingWords
  const { id, channel } = customer
  const choose = (chosen: Channel) => void act({ work: () => setChannel(id, chosen), said: saved, failed })
  return (
    <div>
      <SelectField
        label={office}
        hint={officeHint}
        value={channel ?? ''}
        onChange={event => choose(event.target.value as Channel)}
      >
        {!channel && <option value="">{unsaid}</option>}
        {Object.entries(choices).map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </SelectField>
      <ReminderStop
        {...{ channel, isBusy }}
        stoppedAt={reminders_stopped_at}
        whose="theirs"
        onAllow={() => choose(channel ?? 'mail')}
      />
    </div>
  )
}
