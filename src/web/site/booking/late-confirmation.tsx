// The card after sending, fetched while the request is on its way: it takes the place of the form in one step.
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { BookingConfirmation } from './booking-confirmation.tsx'

type Card = typeof BookingConfirmation
type CardProps = ComponentProps<Card>

let card: Card | undefined

export async function loadConfirmation() {
  card ??= await import('./booking-confirmation.tsx').then(
    found => found.BookingConfirmation,
    () => undefined,
  )
}

const FetchedCard = lazy(async () => {
  await loadConfirmation()
  return { default: card ?? PlainConfirmation }
})

export function LateConfirmation(props: CardProps) {
  // React shows nothing for a while in place of what is lazy, also where it is there.
  const [Shown] = useState(() => card ?? FetchedCard)
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}

// If the connection broke between the answer and this card: all that matters is that it is booked.
function PlainConfirmation({ notice: { title, text } }: CardProps) {
  return (
    <p role="status" className="rounded-card bg-leaf-ground p-6">
      <b>{title}</b> {text}
    </p>
  )
}
