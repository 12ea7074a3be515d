import { dashboardWords } from '#content/account.ts'
import { Plus } from '#web/icons/plus.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const { book, empty } = dashboardWords

export function NoBookings() {
  return (
    <section className="no-bookings">
      <RoomPicture name="windows" alt="" sizes="(min-width: 56.25rem) 20rem, 100vw" first />
      <div>
        <h2 className="display">{empty.title}</h2>
        <p className="text-ink-soft">{empty.text}</p>
        <BookLink />
      </div>
    </section>
  )
}

export function BookLink() {
  return (
    <LinkButton href={book.href} size="large">
      <Plus aria-hidden="true" />
      {book.label}
    </LinkButton>
  )
}
