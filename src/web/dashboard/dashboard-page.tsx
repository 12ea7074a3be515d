import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ownInvoiceWords } from '#content/own-invoices.ts'
import { ownQuoteWords } from '#content/own-quotes.ts'
import { ownPlanWords } from '#content/plans.ts'
import { signedInWords } from '#content/signed-in.ts'
import type { Session } from '#web/data/auth.ts'
import { readLoyalty } from '#web/data/loyalty.ts'
import { type OwnInvoices as OwnInvoicesRead, readOwnInvoices } from '#web/data/own-invoices.ts'
import { type OwnQuote, readOwnQuotes } from '#web/data/own-quotes.ts'
import { readOwnPlans } from '#web/data/plans.ts'
import { openProfile } from '#web/data/profiles.ts'
import { useGuarded } from '#web/router/routing.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountSettings } from './account-settings.tsx'
import { DetailsCard } from './details-card.tsx'
import { Greeting } from './greeting.tsx'
import { DashboardHeader } from './header.tsx'
import { LoyaltyCard } from './loyalty-card.tsx'
import { OwnBookings } from './own-bookings.tsx'
import { OwnData } from './own-data.tsx'
import { ReferralCard } from './referral-card.tsx'
import { useOwnBookings } from './use-own-bookings.ts'
import { WaitingQuotesContext, waitingQuotes } from './waiting-quotes.ts'

// Most clients have none.
const OwnQuotes = lazy(async () => ({ default: (await import('./own-quotes.tsx')).OwnQuotes }))
const OwnInvoices = lazy(async () => ({ default: (await import('./own-invoices.tsx')).OwnInvoices }))
const OwnPlan = lazy(async () => ({ default: (await import('./own-plans.tsx')).OwnPlan }))

export function DashboardPage() {
  const { user } = useGuarded<Session>()
  const bookings = useOwnBookings(user.id)
  const profile = useQuery({ queryKey: ['profile', user.id], queryFn: openProfile })
  // After the profile: the first visit makes it, and the referral code with it.
  const loyalty = useQuery({
    queryKey: ['loyalty', user.id],
    queryFn: readLoyalty,
    enabled: !profile.isPending,
  })
  const plans = useQuery({ queryKey: ['own-plans', user.id], queryFn: readOwnPlans })
  const quotes = useQuery({ queryKey: ['own-quotes', user.id], queryFn: readOwnQuotes })
  const invoices = useQuery({ queryKey: ['own-invoices', user.id], queryFn: readOwnInvoices })
  const isPaid = invoices.data?.open_cents === 0
  const hasPlans = plans.isSuccess && plans.data.length > 0
  const readAgain = () => Promise.all([plans.refetch(), bookings.query.refetch()])
  const firstName = profile.data?.first_name ?? String(user.user_metadata.first_name ?? '')
  const isEmpty = bookings.query.isSuccess && !bookings.next && bookings.past.length === 0 && !hasPlans
  return (
    <WaitingQuotesContext value={waitingQuotes(quotes.data ?? [])}>
      <div className="client-page">
        <DashboardHeader />
        <main id="main" tabIndex={-1}>
          <Greeting firstName={firstName} next={bookings.next} canBook={!isEmpty} />
          <div className="client-columns">
            <div className="client-main">
              <Quotes query={quotes} />
              {!isPaid && <Invoices query={invoices} />}
              <OwnBookings bookings={bookings} hasPlans={hasPlans}>
                {hasPlans && (
                  <Suspense fallback={<Skeleton lines={6} label={signedInWords.loading} />}>
                    {plans.data.map(plan => (
                      <OwnPlan key={plan.id} plan={plan} change={bookings.change} onChanged={readAgain} />
                    ))}
                  </Suspense>
                )}
                {plans.isError && <p role="alert">{ownPlanWords.failed}</p>}
              </OwnBookings>
              {isPaid && <Invoices query={invoices} />}
            </div>
            <div className="client-side">
              <LoyaltyCard query={loyalty} />
              {loyalty.data?.referral_code && (
                <ReferralCard code={loyalty.data.referral_code} overLimit={loyalty.data.over_limit} />
              )}
              <DetailsCard query={profile} userId={user.id} email={user.email ?? ''} />
              <AccountSettings />
              <OwnData userId={user.id} />
            </div>
          </div>
        </main>
      </div>
    </WaitingQuotesContext>
  )
}

function Quotes({ query }: { query: UseQueryResult<OwnQuote[]> }) {
  if (query.isError) return <p role="alert">{ownQuoteWords.failed}</p>
  if (!query.data?.length) return null
  return (
    <Suspense>
      <OwnQuotes quotes={query.data} />
    </Suspense>
  )
}

// What is open comes before the cleans; what is paid after them.
function Invoices({ query }: { query: UseQueryResult<OwnInvoicesRead> }) {
  if (query.isError) return <p role="alert">{ownInvoiceWords.failed}</p>
  if (!query.data) return null
  return (
    <Suspense>
      <OwnInvoices own={query.data} />
    </Suspense>
  )
}
