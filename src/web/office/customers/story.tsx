import { Map as MapIcon, Phone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { business } from '#content/business.ts'
import { customerWords, customerPanelWords as words } from '#content/customers.ts'
import { languageName } from '#content/languages.ts'
import { officeWords } from '#content/office.ts'
import { mapLinkTo, whatsappLinkTo } from '#content/sharing.ts'
import { fullAddress } from '#domain/full-address.ts'
import { formatPhone } from '#domain/phone.ts'
import type { CustomerFile } from '#web/data/customer-file.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { LazyReferralClaims } from '#web/office/shared/lazy-referral-claims.tsx'
import { randOf } from '#web/office/shared/service-facts.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CustomerChannel } from './channel.tsx'
import type { Claim } from './customer-plans.tsx'
import { CustomerLoyalty } from './loyalty.tsx'
import { MergeBox } from './merge-box.tsx'
import { CustomerReferrals } from './referrals.tsx'
import { SuggestionBox } from './suggestion-box.tsx'
import { CustomerTimeline } from './timeline.tsx'
import type { CustomerActions } from './use-customer-actions.tsx'

const UnverifiedPhone = lazy(async () => ({
  default: (await import('./unverified-phone.tsx')).UnverifiedPhone,
}))

const CustomerInvoices = lazy(async () => ({
  default: (await import('./customer-invoices.tsx')).CustomerInvoices,
}))
const CustomerStatement = lazy(async () => ({
  default: (await import('./customer-statement.tsx')).CustomerStatement,
}))

const CustomerPlans = lazy(async () => ({ default: (await import('./customer-plans.tsx')).CustomerPlans }))

type PlansPlace = { foot: HTMLElement | null; claim: Claim; onClaim: (claim: Claim) => void }

type CustomerStoryProps = {
  file: CustomerFile
  actions: CustomerActions
  onEdit: () => void
  /** For those who see regular plans. */
  plans: PlansPlace | undefined
}

/** Everything about the customer, most needed first. An open question about a plan has the panel to itself. */
export function CustomerStory({ file, actions, onEdit, plans }: CustomerStoryProps) {
  const { customer } = file
  const isAlone = plans?.claim === 'panel'
  return (
    <>
      {!isAlone && <Reach file={file} />}
      {!isAlone && <Questions file={file} />}
      {plans && (
        <Suspense fallback={<Skeleton lines={4} label={officeWords.loading} />}>
          <CustomerPlans customer={customer} foot={plans.foot} onClaim={plans.onClaim} />
        </Suspense>
      )}
      {plans && !isAlone && (
        <Suspense>
          <CustomerInvoices customer={customer} />
        </Suspense>
      )}
      {!isAlone && <Record {...{ file, actions, onEdit }} />}
    </>
  )
}

function Questions({ file }: { file: CustomerFile }) {
  return (
    <>
      {file.duplicates.map(({ suggestion_id, customer: other }) => (
        <MergeBox key={suggestion_id} keep={file.customer} drop={other} suggestionId={suggestion_id} />
      ))}
      <SuggestionBox file={file} />
    </>
  )
}

function Record({ file, actions, onEdit }: Omit<CustomerStoryProps, 'plans'>) {
  const { customer } = file
  const isStaff = useHasRole('staff')
  return (
    <>
      <PanelPart title={words.contact}>
        <Facts
          facts={[
            [words.facts.email, customer.email ?? customerWords.noEmail],
            [words.facts.phone, phoneOf(customer)],
            [words.facts.address, fullAddress(customer)],
            [words.facts.language, isStaff && languageName(customer.language)],
            [words.facts.account, file.account && words.hasAccount(file.account.email)],
            [words.facts.balance, balanceOf(customer)],
          ]}
        />
        {isStaff && <CustomerChannel customer={customer} reminders_stopped_at={file.reminders_stopped_at} />}
      </PanelPart>
      <Suspense>
        <CustomerStatement customer={customer} />
      </Suspense>
      <CustomerLoyalty file={file} />
      <CustomerReferrals file={file} actions={actions} />
      <LazyReferralClaims claims={file.claims} />
      <PanelPart
        title={words.notes.title}
        aside={
          <button type="button" className="part-link" onClick={onEdit}>
            {customerWords.edit}
          </button>
        }
      >
        <p className={`whitespace-pre-line ${customer.notes ? '' : 'text-ink-soft'}`}>
          {customer.notes ?? words.notes.none}
        </p>
      </PanelPart>
      <CustomerTimeline lines={file.timeline} merges={file.merges} />
    </>
  )
}

type Customer = CustomerFile['customer']

function Reach({ file: { customer } }: { file: CustomerFile }) {
  const address = fullAddress(customer)
  if (!customer.phone && !address) return null
  return (
    <div className="flex flex-wrap gap-2">
      {customer.phone && (
        <>
          <LinkButton tone="quiet" href={`tel:${customer.phone}`}>
            <Phone aria-hidden="true" />
            {words.call}
          </LinkButton>
          <LinkButton
            tone="quiet"
            href={whatsappLinkTo(customer.phone, words.greeting(customer.first_name, business.name))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" className="text-whatsapp" />
            {words.whatsapp}
          </LinkButton>
        </>
      )}
      {address && (
        <LinkButton tone="quiet" href={mapLinkTo(address)} target="_blank" rel="noopener noreferrer">
          <MapIcon aria-hidden="true" />
          {words.map}
        </LinkButton>
      )}
    </div>
  )
}

function balanceOf({ credits, loyalty_points }: Customer): string {
  if (!credits && !loyalty_points) return ''
  return words.balance(randOf(credits), loyalty_points)
}

const phoneOf = ({ id, phone, is_phone_verified }: CustomerFile['customer']) => {
  if (!phone) return customerWords.noPhone
  return is_phone_verified ? (
    formatPhone(phone)
  ) : (
    <Suspense fallback={formatPhone(phone)}>
      <UnverifiedPhone customer={{ id, phone }} />
    </Suspense>
  )
}
