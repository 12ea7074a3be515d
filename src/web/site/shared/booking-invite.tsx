import { LinkButton } from '#web/ui/link-button.tsx'
import { Invite, type InviteShows } from './invite.tsx'

type Way = { label: string; href: string }
type BookingInviteProps = {
  words: { title: string; text: string; book: Way; contact: Way; share: string }
  show: InviteShows
}

/** The closing banner that asks for a booking. */
export function BookingInvite({ words, show }: BookingInviteProps) {
  const { title, text, book, contact, share } = words
  return (
    <Invite title={title} text={text} show={show} share={share}>
      <LinkButton href={contact.href}>{contact.label}</LinkButton>
      <LinkButton href={book.href} tone="coral">
        {book.label}
      </LinkButton>
    </Invite>
  )
}
