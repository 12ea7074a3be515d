import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { dashboardWords } from '#content/account.ts'
import { business } from '#content/business.ts'
import { clockAt } from '#domain/calendar.ts'
import type { Session } from '#web/data/auth.ts'
import { readLoyalty } from '#web/data/loyalty.ts'
import { openProfile } from '#web/data/profiles.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { AccountSettings } from './account-settings.tsx'
import { DetailsCard } from './details-card.tsx'
import { LoyaltyCard } from './loyalty-card.tsx'
import { OwnBookings } from './own-bookings.tsx'
import { OwnData } from './own-data.tsx'
import { ReferralCard } from './referral-card.tsx'

const { book, greetings, navigation, signOut } = dashboardWords

export function DashboardPage() {
  const { user } = useLoaderData<Session>()
  const profile = useQuery({ queryKey: ['profile', user.id], queryFn: openProfile })
  // After the profile: the first visit makes it, and the referral code with it.
  const loyalty = useQuery({
    queryKey: ['loyalty', user.id],
    queryFn: readLoyalty,
    enabled: !profile.isPending,
  })
  const firstName = profile.data?.first_name ?? String(user.user_metadata.first_name ?? '')
  return (
    <div className="mx-auto max-w-[73rem] px-4 pb-10 md:px-6 md:pb-16">
      <DashboardHeader />
      <main>
        <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-4">
          <h1 className="font-semibold text-3xl text-heading tracking-tight">
            {[greetingAt(new Date()), firstName].filter(Boolean).join(', ')}
          </h1>
          <LinkButton href={book.href} size="large">
            {book.label}
          </LinkButton>
        </div>
        <div className="grid items-start gap-x-8 gap-y-6 min-[56.25rem]:grid-cols-[minmax(0,1fr)_372px]">
          <OwnBookings userId={user.id} />
          <div className="grid gap-5">
            <LoyaltyCard query={loyalty} />
            {loyalty.data?.referral_code && <ReferralCard code={loyalty.data.referral_code} />}
            <DetailsCard query={profile} userId={user.id} email={user.email ?? ''} />
            <AccountSettings />
            <OwnData userId={user.id} />
          </div>
        </div>
      </main>
    </div>
  )
}

function DashboardHeader() {
  return (
    <header className="flex items-center gap-6 py-3">
      <a href="/" className="office-brand min-h-11">
        <Mark />
        {business.name}
      </a>
      <nav aria-label={navigation.label} className="ml-auto hidden gap-6 md:flex">
        {navigation.links.map(({ label, href }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center font-medium text-ink">
            {label}
          </a>
        ))}
      </nav>
      <a href="/auth?sign-out" className="office-link ml-auto md:ml-0">
        {signOut}
      </a>
    </header>
  )
}

function greetingAt(now: Date) {
  const clock = clockAt(now)
  if (clock < '12:00') return greetings.morning
  return clock < '18:00' ? greetings.afternoon : greetings.evening
}
