import { shellWords } from '#content/navigation.ts'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export type LetterWords = { title: string; lead: string; action?: string }

/** The page behind a link in our mails. The form posts to this same address, with the token that is in it. */
export function LetterPage({ words }: { words: LetterWords }) {
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-8 py-section md:grid-cols-2">
        <div>
          <h1 className="display text-page">{words.title}</h1>
          <p className="lead mt-4 mb-8">{words.lead}</p>
          {words.action ? (
            <form method="post">
              <Button type="submit">{words.action}</Button>
            </form>
          ) : (
            <LinkButton href="/">{shellWords.goHome}</LinkButton>
          )}
        </div>
        <DetailPicture name="door" sizes="(min-width: 48rem) 40rem, 90vw" first />
      </div>
    </section>
  )
}
