import { officeWords } from '#content/office.ts'
import { todayWords } from '#content/today.ts'
import { addDays, clockAt, formatDayOfYear, formatListDay, todayAt } from '#domain/calendar.ts'
import { dayCents, daySummary, type Job } from '#domain/day-list.ts'
import { dayTimeline } from '#domain/day-timeline.ts'
import { formatRand } from '#domain/money.ts'
import type { DayList } from '#web/data/day-list.ts'
import { MoonStar } from '#web/icons/moon-star.ts'
import { Plus } from '#web/icons/plus.ts'
import { Printer } from '#web/icons/printer.ts'
import { Search } from '#web/icons/search.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { useOpenSheet } from '#web/office/frame/open-sheet.ts'
import { HeadAct } from '#web/office/frame/page-head.tsx'
import { useNavigate } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { useKey } from '#web/ui/keys.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDay } from './day-context.tsx'
import { TodayGap } from './gap.tsx'
import { TodayJob } from './job.tsx'
import { LeftOver } from './left-over.tsx'
import { useSendKeptPhotos } from './use-send-kept-photos.ts'

export function TodayPage() {
  const { today, query, jobs } = useDay()
  useRowKeys()
  useSendKeptPhotos()
  const todays = jobs.filter(({ day }) => day === today)
  return (
    <OfficePage
      title={todayWords.title}
      aside={formatListDay(today)}
      lead={query.data ? daySummary(todays) || todayWords.nothing : ''}
      banner={<TodayBanner />}
      actions={<PageActions />}
    >
      {query.data ? <Days list={query.data} /> : <NoList />}
    </OfficePage>
  )
}

function PageActions() {
  const isStaff = useHasRole('staff')
  const openSheet = useOpenSheet()
  const navigate = useNavigate()
  const address = '/crm/bookings/new'
  useKey('n', isStaff ? () => void navigate(address) : undefined)
  return (
    <>
      <HeadAct icon={Search} className="phone-only" onClick={() => openSheet('find')}>
        {officeWords.find.title}
      </HeadAct>
      <HeadAct icon={Printer} className="laptop-only" onClick={() => print()}>
        {todayWords.print}
      </HeadAct>
      {isStaff && (
        <HeadAct icon={Plus} to={address}>
          {todayWords.addBooking}
        </HeadAct>
      )}
    </>
  )
}

/** The list is never hidden without signal: it says how old it is. */
function TodayBanner() {
  const { query, trouble, knownAt, waiting, sentLate } = useDay()
  if (!query.data) return null
  if (isWithoutAnswer(trouble)) {
    const words = navigator.onLine ? todayWords.noServer : todayWords.offline
    return (
      <Notice tone="offline">
        <b>{words.title}</b> {words.list(momentOf(knownAt))} {waiting > 0 && words.ticks(waiting)}
      </Notice>
    )
  }
  if (trouble) return <StaleNotice clock={momentOf(knownAt)} />
  if (sentLate === 0) return null
  return (
    <Notice tone="good">
      <b>{todayWords.back.title}</b> {todayWords.back.sent(sentLate)}
    </Notice>
  )
}

function StaleNotice({ clock }: { clock: string }) {
  const { query } = useDay()
  const retry = (
    <Button tone="quiet" onClick={() => void query.refetch()}>
      {officeWords.retry}
    </Button>
  )
  return (
    <Notice tone="wait" action={retry}>
      <b>{todayWords.stale.title}</b> {todayWords.stale.list(clock)}
    </Notice>
  )
}

// The browser's error for a request that reached no server, as postgrest-js wraps it; and ours for a timeout.
function isWithoutAnswer(error: unknown) {
  return /fetch|network|load failed|no answer/i.test(String((error as Error)?.message ?? error))
}

// '07:40', with the day unless it is today.
function momentOf(moment: number) {
  const at = new Date(moment)
  return todayAt(at) === todayAt(new Date()) ? clockAt(at) : `${formatListDay(todayAt(at))}, ${clockAt(at)}`
}

function NoList() {
  const { query } = useDay()
  if (query.isPending) return <Skeleton lines={8} label={officeWords.loading} />
  return (
    <FailedState
      title={todayWords.stale.title}
      retry={{ label: officeWords.retry, onRetry: () => void query.refetch() }}
    >
      {officeWords.kept}
    </FailedState>
  )
}

function Days({ list }: { list: DayList }) {
  const { today, jobs } = useDay()
  const isStaff = useHasRole('staff')
  const tomorrow = addDays(today, 1)
  const after = addDays(today, 2)
  const of = (day: string) => jobs.filter(job => job.day === day)
  return (
    <div className="days">
      <LeftOver />
      <DaySection title={todayWords.title} jobs={of(today)} none={noneOn(today, list, todayWords.none.today)}>
        <DayStops list={list} jobs={of(today)} day={today} from={minuteOf(new Date())} canTick={isStaff} />
      </DaySection>
      <div>
        <DaySection
          title={todayWords.tomorrow}
          jobs={of(tomorrow)}
          none={noneOn(tomorrow, list, todayWords.none.tomorrow)}
        >
          <DayStops list={list} jobs={of(tomorrow)} day={tomorrow} from={0} canTick={false} isSmall />
        </DaySection>
        {list.closed[after] !== undefined && <ClosedLine day={after} reason={list.closed[after]} />}
      </div>
    </div>
  )
}

type DayStopsProps = {
  list: DayList
  jobs: Job[]
  day: string
  /** Gaps before this minute are over. */
  from: number
  canTick: boolean
  isSmall?: boolean
}

/** The jobs in order, the way to each, and the gaps between. */
function DayStops({ list, jobs, day, from, canTick, isSmall = false }: DayStopsProps) {
  return dayTimeline({ jobs, diary: list.diary, day, from }).map(stop =>
    stop.kind === 'job' ? (
      <TodayJob key={stop.job.id} job={stop.job} way={stop.way} canTick={canTick} isSmall={isSmall} />
    ) : (
      <TodayGap key={`${stop.team} ${stop.gap.start}`} stop={stop} isSmall={isSmall} />
    ),
  )
}

const minuteOf = (now: Date) => {
  const clock = clockAt(now)
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function noneOn(day: string, { closed }: DayList, none: string) {
  const reason = closed[day]
  return reason === undefined ? none : todayWords.closed(formatDayOfYear(day), reason)
}

type DaySectionProps = { title: string; jobs: Job[]; none: string; children: React.ReactNode }

function DaySection({ title, jobs, none, children }: DaySectionProps) {
  return (
    <section aria-label={title}>
      <div className="day-head">
        <h3>{title}</h3>
        <span>{todayWords.cleans(jobs.length)}</span>
        <b>{formatRand(dayCents(jobs))}</b>
      </div>
      {jobs.length === 0 && <p className="py-4 text-ink-soft">{none}</p>}
      <ol>{children}</ol>
    </section>
  )
}

function ClosedLine({ day, reason }: { day: string; reason: string }) {
  return (
    <p className="closed-line">
      <MoonStar aria-hidden="true" />
      {todayWords.closed(formatDayOfYear(day), reason)}
    </p>
  )
}
