// The day of the whole CRM: the list and the ticks on it, for Today and for the clean under way on every tab.
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { officeWords } from '#content/office.ts'
import { todayWords } from '#content/today.ts'
import { type IsoDay, todayAt } from '#domain/calendar.ts'
import { isLeftOver, type Job, type Payment, type Tick, withTicks } from '#domain/day-list.ts'
import { Refusal } from '#domain/refusal.ts'
import type { OfficeVisitor } from '#web/data/auth.ts'
import { type DayList, keptDayList, readDayList } from '#web/data/day-list.ts'
import { keepTick, readTicks, sendTicks, type TickReport, undoTick, watchTicks } from '#web/data/ticks.ts'
import { CompleteSheet } from '#web/office/shared/complete-sheet.tsx'
import { useGuarded } from '#web/router/routing.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useInvoiceOffer } from './invoice-offer.tsx'
import { useFollowPulse } from './use-follow-pulse.ts'

type Day = {
  today: IsoDay
  query: UseQueryResult<DayList>
  /** Of both days, with the ticks that are still being sent. */
  jobs: Job[]
  /** Of past days, the oldest first: not marked as done or cancelled yet. */
  leftOver: Job[]
  /** Why the list may be out of date, while it may be. */
  trouble: unknown
  /** When the list was last known to be correct. */
  knownAt: number
  waiting: number
  /** How many ticks have just gone out after waiting. */
  sentLate: number
  start: (job: Job) => void
  /** Opens the sheet that completes it. */
  askPayment: (job: Job) => void
  undo: (job: Job, kind: Tick['kind']) => void
  tickLine: (job: Job, line: LineTick) => void
}

/** A line of the checklist, which is ticked or not, and the whole of it as it is shown. */
export type LineTick = { line: string; isDone: boolean; sheet: string[] }

const DayContext = createContext<Day | undefined>(undefined)

export function useDay(): Day {
  const day = use(DayContext)
  if (!day) throw new Error('Only the CRM has a day.')
  return day
}

export function DayProvider({ children }: { children: ReactNode }) {
  const { session, roles } = useGuarded<OfficeVisitor>()
  const userId = session.user.id
  const today = todayAt(new Date())
  const pulse = useFollowPulse(userId)
  const query = useDayList({ userId, today, isStaff: roles.length > 0 })
  const ticks = useSyncExternalStore(watchTicks, () => readTicks(userId))
  const trouble = pulse.error ?? query.error
  const { offer, withdraw, sheet } = useInvoiceOffer()
  const { sentLate, ...acts } = useTicks({ userId, today, hasSignal: !trouble, onUndo: withdraw })
  const [completing, setCompleting] = useState<string>()
  const all = withTicks(query.data?.jobs ?? [], ticks)
  const waiting = ticks.filter(tick => tick.isHeld).length
  const day = {
    today,
    query,
    jobs: all.filter(job => job.day >= today),
    leftOver: all.filter(job => job.day < today && isLeftOver(job)),
    trouble,
    knownAt: Math.max(query.data?.readAt ?? 0, query.isError ? 0 : pulse.dataUpdatedAt),
    waiting,
    sentLate,
    askPayment: (job: Job) => setCompleting(job.id),
    ...acts,
  }
  const complete = (job: Job, payment: Payment) => {
    const arrival = acts.complete(job, payment)
    if (navigator.onLine && !trouble) void offer(job, arrival)
  }
  return (
    <DayContext value={day}>
      {children}
      <CompleteSheet
        clean={all.find(({ id }) => id === completing)}
        onClose={() => setCompleting(undefined)}
        onComplete={complete}
      />
      {sheet}
    </DayContext>
  )
}

function useDayList(question: { userId: string; today: IsoDay; isStaff: boolean }) {
  const [kept] = useState(() => keptDayList(question.userId))
  return useQuery({
    queryKey: ['day', question.userId, question.today],
    queryFn: () => readDayList(question),
    // Without signal it fails at once and says so, instead of waiting silently.
    networkMode: 'always',
    retry: false,
    // The stored list is shown at once and read again; after that the pulse tells when it has changed.
    refetchOnMount: 'always',
    meta: { followsPulse: true },
    ...(kept && { initialData: kept, initialDataUpdatedAt: kept.readAt }),
  })
}

type Desk = { userId: string; today: IsoDay; hasSignal: boolean; onUndo: () => void }

function useTicks({ userId, today, hasSignal, onUndo }: Desk) {
  const queries = useQueryClient()
  const [sentLate, setSentLate] = useState(0)
  const refresh = () => queries.invalidateQueries({ queryKey: ['day', userId] })

  // The tick is written into the list, so that nothing jumps back while the list is read again.
  const takeOver = (tick: Tick, updatedAt: string | undefined) =>
    queries.setQueryData(
      ['day', userId, today],
      (list?: DayList) => list && withArrival(list, tick, updatedAt),
    )
  const send = async () => {
    const report = await sendTicks(userId, takeOver)
    const late = report.sent.filter(tick => tick.isHeld).length
    if (late > 0) setSentLate(late)
    sayRefusals(report)
    if (report.sent.length + report.refused.length > 0) await refresh()
    return report
  }
  const sendWaiting = useEffectEvent(() => {
    if (readTicks(userId).length > 0) void send()
  })
  useEffect(() => {
    if (hasSignal) sendWaiting()
  }, [hasSignal])

  const keep = (tick: Tick, said: string, job: Job) => {
    setSentLate(0)
    keepTick(userId, tick)
    showToast({ title: said, action: { label: officeWords.undo, onAct: () => undo(job, tick.kind) } })
    return send()
  }
  const undo = async (job: Job, kind: Tick['kind']) => {
    onUndo()
    try {
      await undoTick(userId, { bookingId: job.id, kind })
      showToast({ title: todayWords.takenBack(job.name) })
    } catch (error) {
      sayUndoFailed(error)
    }
    await refresh()
  }
  const about = (job: Job) => ({ bookingId: job.id, seen: job.updatedAt, at: new Date().toISOString() })
  return {
    sentLate,
    start: (job: Job) => void keep({ ...about(job), kind: 'start' }, todayWords.started(job.name), job),
    /** Returns whether it has arrived. */
    complete: async (job: Job, payment: Payment) => {
      const tick: Tick = { ...about(job), kind: 'complete', payment }
      const { sent } = await keep(tick, todayWords.completed(job.name), job)
      return sent.some(({ bookingId, kind }) => bookingId === job.id && kind === 'complete')
    },
    undo,
    // A second tap takes it back, so there is nothing to say.
    tickLine: (job: Job, line: LineTick) => {
      setSentLate(0)
      keepTick(userId, { ...about(job), ...line, kind: 'line' })
      void send()
    },
  }
}

function withArrival(list: DayList, tick: Tick, updatedAt: string | undefined): DayList {
  const [ticked] = withTicks(
    list.jobs.filter(({ id }) => id === tick.bookingId),
    [{ ...tick, isHeld: false }],
  )
  const arrived = (job: Job) => ({ ...job, ...ticked, updatedAt: updatedAt ?? job.updatedAt })
  return { ...list, jobs: list.jobs.map(job => (job.id === ticked?.id ? arrived(job) : job)) }
}

function sayRefusals({ refused }: TickReport) {
  for (const { refusal } of refused)
    showToast({ title: todayWords.tickFailed, text: refusal.message, tone: 'bad' })
}

function sayUndoFailed(error: unknown) {
  const text = error instanceof Refusal ? error.message : todayWords.needsSignal
  showToast({ title: todayWords.tickFailed, text, tone: 'bad' })
}
