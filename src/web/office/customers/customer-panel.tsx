// One person: how they are reached, what is agreed, what comes, and everything else in groups that say what they hold.
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { business } from '#content/business.ts'
import { customerPanelWords, customerWords, deleteCustomerWords } from '#content/customers.ts'
import { languageName } from '#content/languages.ts'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { planWords } from '#content/office-plans.ts'
import { crmWords } from '#content/office-tabs.ts'
import { mapLinkTo, whatsappLinkTo } from '#content/sharing.ts'
import { verifyWords } from '#content/verify-phone.ts'
import { fullAddress } from '#domain/full-address.ts'
import { fullName } from '#domain/full-name.ts'
import { customerNotices, officeNotices } from '#domain/office-messages.ts'
import { formatPhone } from '#domain/phone.ts'
import { ActButton } from '#web/acts/act-button.tsx'
import { type CustomerFile, customerFile } from '#web/data/customer-file.ts'
import { addReferral, type Customer, deleteCustomer } from '#web/data/customers.ts'
import { verifyPhone } from '#web/data/verify-phone.ts'
import { KeyRound } from '#web/icons/key-round.ts'
import { MapPin } from '#web/icons/map-pin.ts'
import { Pencil } from '#web/icons/pencil.ts'
import { Phone } from '#web/icons/phone.ts'
import { Plus } from '#web/icons/plus.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { CustomerStatusBadge } from '#web/office/shared/customer-status-badge.tsx'
import { fromList, useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { WaitingPanel } from '#web/office/shared/waiting-panel.tsx'
import { Link } from '#web/router/link.tsx'
import { useLocation, useParams, useSearchParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Row } from '#web/ui/row.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { bringBack, sinceMonth } from './customer-acts.ts'
import { CustomerHistory, CustomerMessages, CustomerReferrals, WhatComes } from './customer-groups.tsx'
import { CustomerCredits, CustomerLoyalty } from './customer-loyalty.tsx'
import type { Claim } from './customer-plans.tsx'
import { CustomerQuestions } from './customer-questions.tsx'
import { CustomerEdit } from './edit.tsx'

const CustomerInvoices = lazy(async () => ({
  default: (await import('./customer-invoices.tsx')).CustomerInvoices,
}))
const RegularGroup = lazy(async () => ({ default: (await import('./customer-plans.tsx')).RegularGroup }))

const listPath = '/crm/customers'

export function CustomerPanel() {
  const { id = '' } = useParams()
  const close = useClosePanel(listPath)
  const query = useQuery(customerFile(id))
  if (!query.data)
    return (
      <WaitingPanel
        query={query}
        title={customerWords.title}
        back={customerWords.title}
        failed={officeNotices.customersFailed}
        gone={customerPanelWords.gone}
        onClose={close}
      />
    )
  return <OpenCustomer key={id} file={query.data} onClose={close} />
}

function OpenCustomer({ file, onClose }: { file: CustomerFile; onClose: () => void }) {
  const { customer } = file
  const isStaff = useHasRole('staff')
  const [isEditing, setEditing] = useEditing()
  // A question about a plan has the panel to itself, or its foot.
  const [claim, setClaim] = useState<Claim>()
  const [planFoot, setPlanFoot] = useState<HTMLElement | null>(null)
  const isAlone = claim === 'panel'
  const isPhone = useIsPhone()
  return (
    <Panel
      title={fullName(customer)}
      back={customerWords.title}
      status={isPhone && <p className="text-ink-soft text-tiny">{crmWords.area}</p>}
      onClose={onClose}
      foot={claim && !isEditing && <div ref={setPlanFoot} className="plan-foot" />}
    >
      {isEditing ? (
        <CustomerEdit customer={customer} onDone={() => setEditing(false)} />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {!isAlone && <About file={file} />}
          <div className={isAlone ? '' : 'rows'}>
            {!isAlone && <WhatComes lines={file.timeline} />}
            {isStaff && (
              <Suspense fallback={<Row title={planWords.title} text="…" />}>
                <RegularGroup {...{ customer, claim }} foot={planFoot} onClaim={setClaim} />
              </Suspense>
            )}
            {isStaff && !isAlone && (
              <Suspense fallback={<Row title={officeInvoiceWords.customer.title} text="…" />}>
                <CustomerInvoices customer={customer} />
              </Suspense>
            )}
            {!isAlone && <Groups file={file} />}
          </div>
          {!isAlone && <Acts customer={customer} onEdit={() => setEditing(true)} onDeleted={onClose} />}
        </div>
      )}
    </Panel>
  )
}

// In the address, so that a reload stays in the form; closing it still leads back to where the record was opened.
function useEditing() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const setEditing = (edits: boolean) =>
    setParams(
      current => {
        if (edits) current.set('edit', '')
        else current.delete('edit')
        return current
      },
      { replace: true, state },
    )
  return [params.has('edit'), setEditing] as const
}

function About({ file }: { file: CustomerFile }) {
  const { customer, account } = file
  const isStaff = useHasRole('staff')
  const { facts, hasAccount } = customerPanelWords
  return (
    <>
      <p className="flex items-center justify-between text-ink-soft text-tiny">
        <CustomerStatusBadge status={customer.status} />
        {customerWords.since(sinceMonth(customer))}
      </p>
      <Reach customer={customer} />
      <CustomerQuestions file={file} />
      <Facts
        facts={[
          [facts.phone, <PhoneOf key="phone" customer={customer} />],
          [facts.email, <MailAddress key="email">{customer.email ?? customerWords.noEmail}</MailAddress>],
          [facts.address, fullAddress(customer)],
          [facts.language, isStaff && languageName(customer.language)],
          [facts.account, account && hasAccount(account.email)],
        ]}
      />
      {customer.notes && (
        <p className="flex gap-2.5 rounded-small bg-note px-3 py-2.5 text-on-note" dir="auto">
          <KeyRound aria-hidden="true" className="mt-0.5 size-[18px] flex-none" />
          <span className="min-w-0 whitespace-pre-line">{customer.notes}</span>
        </p>
      )}
      <CustomerLoyalty file={file} />
    </>
  )
}

/** The next booking, and three ways to them. */
function Reach({ customer }: { customer: Customer }) {
  const { phone, first_name } = customer
  const address = fullAddress(customer)
  const { addBooking, call, whatsapp, greeting, map } = customerPanelWords
  return (
    <div className="flex gap-2">
      {useHasRole('staff') && (
        <Link
          className={buttonClass({}, 'min-h-12 flex-1')}
          to="/crm/bookings/new"
          state={{ ...fromList, customer: bookable(customer) }}
        >
          <Plus aria-hidden="true" />
          {addBooking}
        </Link>
      )}
      {phone && (
        <>
          <Way href={`tel:${phone}`} label={call}>
            <Phone aria-hidden="true" />
          </Way>
          <Way href={whatsappLinkTo(phone, greeting(first_name, business.name))} label={whatsapp}>
            <Icon name="whatsapp" className="text-whatsapp" />
          </Way>
        </>
      )}
      {address && (
        <Way href={mapLinkTo(address)} label={map}>
          <MapPin aria-hidden="true" />
        </Way>
      )}
    </div>
  )
}

function Way({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const outside = href.startsWith('tel:') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className="icon-button ringed large" href={href} {...outside} aria-label={label} title={label}>
      {children}
    </a>
  )
}

// The customer as the form of a new booking needs it.
function bookable({ id, first_name, last_name, phone, email, address, city }: Customer) {
  return { id, first_name, last_name, phone, email, address, city }
}

/** A number that only a form told counts once staff say that it is theirs, or the first clean is done. */
function PhoneOf({ customer: { id, phone, is_phone_verified } }: Pick<CustomerFile, 'customer'>) {
  if (!phone) return customerWords.noPhone
  if (is_phone_verified) return formatPhone(phone)
  return (
    <>
      {formatPhone(phone)}
      <span className="block text-ink-soft">{verifyWords.unverified}</span>
      <ActButton
        tone="quiet"
        className="mt-1.5"
        work={() => verifyPhone(id, phone)}
        said={verifyWords.verified(formatPhone(phone))}
        failed={{ title: verifyWords.failed }}
      >
        {verifyWords.verify}
      </ActButton>
    </>
  )
}

function Groups({ file }: { file: CustomerFile }) {
  return (
    <>
      <CustomerHistory file={file} />
      <CustomerReferrals file={file} />
      <CustomerCredits file={file} />
      {useHasRole('staff') && <CustomerMessages file={file} />}
    </>
  )
}

type ActsProps = { customer: Customer; onEdit: () => void; onDeleted: () => void }

function Acts({ customer, onEdit, onDeleted }: ActsProps) {
  const { id } = customer
  const name = fullName(customer)
  const { title, text, undoable, keep, remove } = deleteCustomerWords
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="quiet" onClick={onEdit}>
        <Pencil aria-hidden="true" />
        {customerWords.edit}
      </Button>
      <ActButton
        tone="quiet"
        work={() => addReferral(id)}
        said={customerNotices.referralAdded}
        failed={customerNotices.referralFailed}
      >
        {customerWords.addReferral}
      </ActButton>
      <ActButton
        tone="danger"
        className="ml-auto"
        ask={{ title: title(name), text: `${text(name)} ${undoable}`, keep }}
        work={() => deleteCustomer(id)}
        said={customerNotices.deleted}
        failed={() => customerNotices.deleteFailed}
        undo={() => bringBack(id, name)}
        onDone={onDeleted}
      >
        {remove}
      </ActButton>
    </div>
  )
}
