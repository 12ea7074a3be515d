import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { business } from '#content/business.ts'
import { dashboardWords, officeWords } from '#content/office.ts'
import { officeNotices } from '#domain/messages.ts'
import { BookingList } from '#web/booking-list.tsx'
import type { Session } from '#web/data/auth.ts'
import { readOwnBookings } from '#web/data/office-lists.ts'
import { QueryStates } from '#web/query-states.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Mark } from '#web/ui/logo.tsx'

export function DashboardPage() {
  const { user } = useLoaderData<Session>()
  const query = useQuery({ queryKey: ['own-bookings', user.id], queryFn: () => readOwnBookings(user.id) })
  const { book, empty, greeting, title } = dashboardWords
  const bookLink = <LinkButton href={book.href}>{book.label}</LinkButton>
  return (
    <main className="mx-auto grid max-w-4xl grid-cols-1 gap-6 p-4 md:p-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <a href="/" className="office-brand min-h-11">
          <Mark />
          {business.name}
        </a>
        <a href="/auth?sign-out" className="office-link">
          {officeWords.signOut}
        </a>
      </header>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-semibold text-3xl text-heading">
          {greeting(String(user.user_metadata.first_name ?? ''))}
        </h1>
        {bookLink}
      </div>
      <section className="card">
        <h2 className="mb-3 font-semibold text-heading text-xl">{title}</h2>
        <QueryStates query={query} failed={officeNotices.bookingsFailed} empty={empty}>
          {rows => <BookingList caption={title} rows={rows} />}
        </QueryStates>
      </section>
    </main>
  )
}
