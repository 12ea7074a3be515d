import { letterOffice, letterLeftWords as words } from '#content/newsletter-office.ts'
import { officeWords } from '#content/office.ts'
import { letterPath } from '#domain/archived-letter.ts'
import { formatMoment } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type LetterCard, resumeLetter, showLetter, stopLetter } from '#web/data/newsletters.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import type { PageHeadProps } from '#web/office/frame/page-head.tsx'
import { Shore } from '#web/office/shared/shore.tsx'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LetterBadge } from './letter-badge.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import { whoOf } from './who-of.ts'

type LeftLetterProps = { card: LetterCard; back: PageHeadProps['back']; isStale: boolean }

const momentOf = (at: string | null) => at && formatMoment(new Date(at), new Date())

/** How far it is, what became of it, and its words as they left. */
export function LeftLetter({ card, back, isStale }: LeftLetterProps) {
  return (
    <OfficePage
      title={card.subject}
      tabTitle={letterOffice.title}
      back={back}
      lead={<LetterBadge status={card.status} />}
    >
      <NoMailNotice />
      {isStale && (
        <Notice tone="offline" className="mb-4">
          {officeWords.kept}
        </Notice>
      )}
      <div className="news-columns">
        <section className="grid content-start gap-4" aria-label={words.progress}>
          <Progress card={card} />
          <Outcome card={card} />
          <ArchiveButtons card={card} />
        </section>
        <LetterPreview letter={card} />
      </div>
    </OfficePage>
  )
}

function Progress({ card }: { card: LetterCard }) {
  const { sent, all, waiting, queued } = card.counts
  return (
    <>
      <Shore
        done={sent}
        // Who was left out or could not be reached is waited for no longer.
        all={sent + waiting + queued}
        label={words.shore(sent, all)}
        reached={words.have(sent)}
        left={words.toGo(waiting + queued)}
      />
      <StopOrGoOn card={card} />
    </>
  )
}

function StopOrGoOn({ card: { id, status } }: { card: LetterCard }) {
  const { act, isBusy } = useAct(['newsletter', 'newsletters'])
  if (status === 'sent') return null
  const isStopped = status === 'stopped'
  const turn = () =>
    act({
      work: () => (isStopped ? resumeLetter(id) : stopLetter(id)),
      said: isStopped ? words.resumed : words.stopped,
      failed: words.actFailed,
    })
  return (
    <div>
      <Button tone={isStopped ? 'sea' : 'danger'} busy={isBusy} onClick={turn}>
        {isStopped ? words.resume : words.stop}
      </Button>
    </div>
  )
}

function Outcome({ card }: { card: LetterCard }) {
  const { failed, left } = card.counts
  const mail = (
    <Link key="failed" className="part-link" to="/admin/mail?state=failed">
      {words.failed(failed)}
    </Link>
  )
  return (
    <Facts
      facts={[
        [words.facts.audience, whoOf(card)],
        [words.facts.sent, momentOf(card.sent_at)],
        [words.facts.ended, momentOf(card.ended_at)],
        [words.facts.failed, failed > 0 && mail],
        [words.facts.left, left > 0 && words.left(left)],
        [words.facts.archive, words.archive[card.in_archive ? 'shown' : 'hidden']],
      ]}
    />
  )
}

function ArchiveButtons({ card: { id, number, in_archive } }: { card: LetterCard }) {
  const { act, isBusy } = useAct(['newsletter', 'newsletters'])
  const turn = () =>
    act({
      work: () => showLetter(id, !in_archive),
      said: in_archive ? words.hidden : words.shown,
      failed: words.actFailed,
    })
  return (
    <div className="flex flex-wrap gap-3">
      {in_archive && number !== null && (
        <LinkButton tone="quiet" href={letterPath(number)}>
          {words.read}
        </LinkButton>
      )}
      <Button tone="text" busy={isBusy} onClick={turn}>
        {in_archive ? words.hide : words.show}
      </Button>
    </div>
  )
}
