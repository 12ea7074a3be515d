import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react'
import { weekWords } from '#content/office-week.ts'
import { addDays, formatDayOfYear, formatWeekday, type IsoDay } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import type { DiaryDay } from '#domain/diary.ts'
import { dayFigures } from '#domain/week-gaps.ts'
import { dayAnswer, shortDayWords } from './day-words.ts'
import { untickedOn } from './planned-clean.ts'
import type { OpenWeek } from './use-week.ts'
import type { useWeekKeys } from './use-week-keys.ts'
import { ClosedWords, LaneHeads, PastWater, TideLine } from './week-columns.tsx'
import { heightOf, hoursOf, topOf } from './week-geometry.ts'
import { WeekLane } from './week-lane.tsx'
import { useWeekView } from './week-view.ts'

type WeekByDayProps = { week: OpenWeek; keys: ReturnType<typeof useWeekKeys> }

/** The phone's week: six days, each filled as far as it is booked, then the chosen one as a timeline. */
export function WeekByDay({ week, keys }: WeekByDayProps) {
  const { diary, laying } = useWeekView()
  const day = diary.days.find(entry => entry.day === week.day) ?? diary.days[0]
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => keys.settle(root.current))
  useFollowHand(root, week)
  const swipe = useSwipe(step => week.goTo(weekdayAfter(week.day, step)))
  if (!day) return null
  return (
    <div ref={root} className="week-by-day">
      <fieldset className="day-strip" aria-label={weekWords.days}>
        {diary.days.map(entry => (
          <DayButton key={entry.day} day={entry} isChosen={entry === day} onChoose={week.goTo} />
        ))}
      </fieldset>
      <DayTitle day={day} />
      <fieldset
        className="day-area"
        aria-label={formatDayOfYear(day.day)}
        onKeyDown={keys.walk}
        {...(!laying?.hand.isDragging && swipe)}
      >
        <DayTimeline day={day} dayIndex={diary.days.indexOf(day)} />
      </fieldset>
    </div>
  )
}

// Picked up far above or on another day: its day and the answers come into view.
function useFollowHand(root: { current: HTMLElement | null }, { day, goTo }: OpenWeek) {
  const { laying, diary } = useWeekView()
  const held = laying?.hand.booking.id
  const heldDay = laying?.hand.place?.day
  useEffect(() => {
    if (held) root.current?.scrollIntoView({ block: 'start' })
  }, [held, root])
  const follow = useEffectEvent(() => {
    if (heldDay && heldDay !== day && diary.days.some(entry => entry.day === heldDay)) goTo(heldDay)
  })
  // Only when the place changes: whoever then looks at another day may.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the day asks anew
  useEffect(() => follow(), [heldDay])
}

function weekdayAfter(day: IsoDay, step: 1 | -1): IsoDay {
  const next = addDays(day, step)
  return new Date(`${next}T00:00:00Z`).getUTCDay() === 0 ? addDays(next, step) : next
}

// Further to the side than up or down, and far enough to be meant.
const swipePx = 60

function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      from.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || !from.current) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      if (Math.abs(x) > swipePx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}

type DayButtonProps = { day: DiaryDay; isChosen: boolean; onChoose: (day: IsoDay) => void }

function DayButton({ day, isChosen, onChoose }: DayButtonProps) {
  const { diary, crewIds, laying, cleans, isStaff } = useWeekView()
  const { now } = diary
  const figures = dayFigures(diary, day.day, crewIds)
  const facts = { day, now, figures, unticked: untickedOn(cleans, day.day, now), isStaff }
  const answer = laying && dayAnswer(facts, laying)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={day.day === now.day ? 'date' : undefined}
      className={day.closed === undefined ? '' : 'strip-closed'}
      onClick={() => onChoose(day.day)}
    >
      {formatWeekday(day.day)}
      <b>{Number(day.day.slice(8))}</b>
      <small className={answer?.isBest ? 'strip-best' : ''}>
        {answer ? answer.short : shortDayWords(facts)}
      </small>
      <progress value={day.day < now.day ? 1 : figures.level} aria-hidden="true" />
    </button>
  )
}

function DayTitle({ day }: { day: DiaryDay }) {
  const { diary, crewIds, isStaff } = useWeekView()
  const { cleans, road } = dayFigures(diary, day.day, crewIds)
  const words = formatDayOfYear(day.day)
  return (
    <div className="day-title">
      <h4>{day.day === diary.now.day ? weekWords.todayIs(words.split(' ').slice(1).join(' ')) : words}</h4>
      {isStaff && <span>{weekWords.cleansAndRoad(cleans, road)}</span>}
    </div>
  )
}

function DayTimeline({ day, dayIndex }: { day: DiaryDay; dayIndex: number }) {
  const { diary, scale, crewIds, cleans } = useWeekView()
  const crews = day.crews.filter(({ crewId }) => crewIds.includes(crewId))
  if (day.closed !== undefined && !cleans.some(clean => clean.day === day.day))
    return <ClosedWords day={day} />
  const isToday = day.day === diary.now.day
  const nowTop = topOf(diary.now.minute, scale)
  return (
    <>
      {crewIds.length > 1 && <LaneHeads day={day} />}
      <div className="day-time" style={{ height: heightOf(scale.last - scale.first) }}>
        {hoursOf(scale)
          .filter(hour => !isToday || Math.abs(topOf(hour, scale) - nowTop) > 14)
          .map(hour => (
            <span key={hour} className="day-hour" aria-hidden="true" style={{ top: topOf(hour, scale) }}>
              {clockOf(hour)}
            </span>
          ))}
        {isToday && diary.now.minute >= scale.first && diary.now.minute <= scale.last && (
          <em className="day-now" aria-hidden="true" style={{ top: nowTop }}>
            {clockOf(diary.now.minute)}
          </em>
        )}
        <div className="day-lanes">
          <PastWater day={day} />
          {crews.map((crew, place) => (
            <WeekLane key={crew.crewId} day={day} crew={crew} dayIndex={dayIndex} isFirst={place === 0} />
          ))}
          {isToday && <TideLine />}
        </div>
      </div>
    </>
  )
}
