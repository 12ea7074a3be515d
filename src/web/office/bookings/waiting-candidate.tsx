import { mailtoLink, whatsappLinkTo } from '#content/sharing.ts'
import { offerSubject, offerTexts, waitingWords } from '#content/waiting-list.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { aboutHours, clockOf } from '#domain/clean-length.ts'
import { kindOf, serviceLabel } from '#domain/service-types.ts'
import { daysSince, type Gap } from '#domain/waiting-list.ts'
import type { GapCandidate } from '#web/data/waiting-list.ts'
import { Mail } from '#web/icons/mail.ts'
import { Phone } from '#web/icons/phone.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { fullWhenOf, whenOf } from './booking-words.ts'
import { useFillGap } from './use-fill-gap.ts'
import { cleanWords, type Reached, reachOf, windowAt } from './waiting-words.ts'

const words = waitingWords.gapPanel
const newTab = { target: '_blank', rel: 'noopener noreferrer' }

type CandidateProps = { candidate: GapCandidate; gap: Gap; onFilled: () => void }

/** One who could come: what and how long, the message to ask them, and the move once they have said yes. */
export function WaitingCandidate({ candidate, gap, onFilled }: CandidateProps) {
  const { kind, booking, customer, start_minute: start } = candidate
  const reached = reachOf(booking, customer)
  const text = offerTexts[kind]({
    name: reached.name,
    service: serviceLabel(candidate.service_type),
    when: formatDayOfYear(gap.day),
    clock: clockOf(start),
    booked: booking && fullWhenOf(booking),
  })
  return (
    <article className="candidate" aria-label={reached.name}>
      <CandidateFacts candidate={candidate} name={reached.name} />
      <p className="candidate-message">{text}</p>
      <CandidateReach reached={reached} text={text} />
      {booking ? (
        <MoveHere {...{ candidate, gap, onFilled }} />
      ) : (
        <Link
          className={buttonClass({ tone: 'sea' })}
          to={`/crm/bookings/new?day=${gap.day}&at=${gap.day} ${windowAt(start)}`}
          state={{ ...fromList, customer, clean: cleanOf(candidate) }}
        >
          {words.bookThem}
        </Link>
      )}
    </article>
  )
}

function CandidateFacts({ candidate, name }: { candidate: GapCandidate; name: string }) {
  const { kind, booking, minutes, start_minute, way, since, note } = candidate
  const days = waitingWords.list.since(daysSince(since, new Date()))
  return (
    <>
      <p className="candidate-top">
        <Badge tone={kind === 'request' ? 'pending' : 'other'}>{words.kinds[kind]}</Badge>
        <span>{days}</span>
      </p>
      <h4>
        {booking ? (
          <Link to={`/crm/bookings/${booking.id}?day=${booking.service_date}`} state={fromList}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </h4>
      <p className="font-semibold tabular-nums">{words.starts(clockOf(start_minute), aboutHours(minutes))}</p>
      <p>{cleanWords(candidate)}</p>
      <p className="text-ink-soft">
        {[booking && words.now[kind](whenOf(booking)), words.way(way)].filter(Boolean).join(', ')}
      </p>
      {note && <p className="wrap-anywhere">“{note}”</p>}
    </>
  )
}

function CandidateReach({ reached: { phone, email }, text }: { reached: Reached; text: string }) {
  const quiet = buttonClass({ tone: 'quiet' })
  if (!phone && !email) return <p className="text-ink-soft">{words.noReach}</p>
  return (
    <>
      <div className="reach">
        {phone && (
          <a className={`${quiet} reach-whatsapp`} href={whatsappLinkTo(phone, text)} {...newTab}>
            <Icon name="whatsapp" />
            {words.whatsApp}
          </a>
        )}
        {phone && (
          <a className={quiet} href={`tel:${phone}`}>
            <Phone aria-hidden="true" />
            {words.call}
          </a>
        )}
        {email && (
          <a className={quiet} href={mailtoLink({ to: email, subject: offerSubject, body: text })}>
            <Mail aria-hidden="true" />
            {words.mail}
          </a>
        )}
      </div>
      <p className="text-ink-soft text-sm">{words.opens}</p>
    </>
  )
}

function MoveHere({ candidate, gap, onFilled }: CandidateProps) {
  const { fill, isBusy, refused } = useFillGap({ candidate, gap, onFilled })
  return (
    <>
      {refused && (
        <p role="alert" className="text-error">
          {refused}
        </p>
      )}
      <Button busy={isBusy} onClick={fill}>
        {words.move}
      </Button>
    </>
  )
}

// As the form for a new booking keeps it.
function cleanOf({ service_type, size, extras, suburb }: GapCandidate) {
  return {
    service_type,
    size: size ?? undefined,
    extras,
    suburb: suburb ?? undefined,
    sized: kindOf(service_type),
  }
}
