import { home } from '#content/home.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { ShareButton } from '#web/sharing/share-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function HomeInvite() {
  const { title, lead, book, contact, share } = home.callToAction
  return (
    <section className="invite">
      <div className="wrap">
        <RoomPicture name="exterior" sizes="(min-width: 56rem) 49rem, 100vw" />
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{lead}</p>
          <div className="buttons">
            <LinkButton href={contact.href}>{contact.label}</LinkButton>
            <LinkButton href={book.href} tone="coral">
              {book.label}
            </LinkButton>
            <ShareButton label={share} tone="quiet" />
          </div>
        </div>
      </div>
    </section>
  )
}
