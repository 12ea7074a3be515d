import { type ConfirmPageWords, tellUs, timeGone } from '#content/confirm-request.ts'
import { shellWords } from '#content/navigation.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { useAnsweredForm } from '#web/forms/answered-form.ts'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Behind the link of the mail that asks a sender to confirm. Plain forms, which post to the address with its token. */
export function ConfirmRequestPage({ words }: { words: ConfirmPageWords }) {
  const answered = useAnsweredForm()
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-8 py-section md:grid-cols-2">
        <div>{answered ? <TimeGone times={Object.values(answered.values)} /> : <Answer words={words} />}</div>
        <DetailPicture name="door" sizes="(min-width: 48rem) 40rem, 90vw" first />
      </div>
    </section>
  )
}

function Answer({ words: { title, lead, action, again } }: { words: ConfirmPageWords }) {
  return (
    <>
      <h1 className="display text-page">{title}</h1>
      <p className="lead mt-4 mb-8">{lead}</p>
      {action ? (
        <form method="post">
          <Button type="submit">{action}</Button>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <LinkButton href={again ? '/booking' : '/'}>{again ?? shellWords.goHome}</LinkButton>
          {again && <TellUs />}
        </div>
      )}
    </>
  )
}

function TimeGone({ times }: { times: string[] }) {
  return (
    <>
      <h1 className="display text-page">{timeGone.title}</h1>
      <p className="lead mt-4 mb-6">{timeGone.lead}</p>
      <p className="mb-4">{times.length > 0 ? timeGone.offer : timeGone.noOffer}</p>
      <div className="mb-8 grid justify-items-start gap-3">
        {times.map(time => (
          <FreeTime key={time} time={time} />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton tone="quiet" href="/booking">
          {timeGone.again}
        </LinkButton>
        <TellUs />
      </div>
    </>
  )
}

function FreeTime({ time }: { time: string }) {
  const [day = '', slot = ''] = time.split(' ')
  return (
    <form method="post">
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="slot" value={slot} />
      <Button type="submit">
        {formatDayOfYear(day)}, {formatTimes(slot)}
      </Button>
    </form>
  )
}

function TellUs() {
  return (
    <>
      <LinkButton tone="quiet" href={tellUs.callHref}>
        {tellUs.call}
      </LinkButton>
      <LinkButton tone="quiet" href={tellUs.whatsAppHref} target="_blank" rel="noreferrer">
        {tellUs.whatsApp}
      </LinkButton>
    </>
  )
}
