import { errorScreen } from '#domain/messages.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The generic error screen. Both ways out are links, so that it works even when scripts have stopped. */
export function ErrorScreen({ errorId }: { errorId: string }) {
  return (
    <section role="alert" className="mx-auto grid max-w-xl gap-4 px-gutter py-section">
      <h1 className="display text-section">{errorScreen.title}</h1>
      <p className="text-lead">{errorScreen.text}</p>
      <p className="text-small text-ink-soft">
        {errorScreen.idLabel}: <code className="font-semibold tabular-nums">{errorId}</code>
      </p>
      <p className="flex flex-wrap gap-4">
        {/* An empty address is this very page. */}
        <LinkButton href="">{errorScreen.refresh}</LinkButton>
        <LinkButton href="/" tone="quiet">
          {errorScreen.goHome}
        </LinkButton>
      </p>
    </section>
  )
}
