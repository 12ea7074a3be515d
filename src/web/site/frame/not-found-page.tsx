import { shellWords } from '#content/navigation.ts'
import { notFoundWords } from '#content/page-facts.ts'
import { pictureAlts } from '#content/pictures.ts'
import { notFoundScreen } from '#domain/messages.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Picture } from '#web/ui/picture.tsx'

// 'Oops!' may stand on a line of its own, the rest stays together.
const [start, rest] = notFoundScreen.title.split(/(?<=!) /)

export function NotFoundPage() {
  const { lead, services, book } = notFoundWords
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-8 pt-section pb-8 md:grid-cols-2">
        <div>
          <h1 className="display text-page">
            {start} <span className="min-[22.5rem]:whitespace-nowrap">{rest}</span>
          </h1>
          <p className="lead mt-4">{lead}</p>
          <p className="mt-8">
            <LinkButton href="/">{shellWords.goHome}</LinkButton>
          </p>
          <p className="talk mt-5">
            <MoreLink href={services.href}>{services.label}</MoreLink>
            <MoreLink href={book.href}>{book.label}</MoreLink>
            <ChatLink />
          </p>
        </div>
        {/* It has no shadow of its own: at home it lies over the clean room. */}
        <Picture
          name="hero-dirty"
          night="hero-dirty-night"
          alt={pictureAlts['hero-dirty']}
          sizes="(min-width: 48rem) 40rem, 90vw"
          first
          className="w-full filter-[drop-shadow(1.75rem_0.75rem_0.75rem_var(--cast))]"
        />
      </div>
    </section>
  )
}
