import { useEffect, useRef } from 'react'
import { weekWords } from '#content/office-week.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import type { DiaryDay } from '#domain/diary.ts'
import { dayFigures } from '#domain/week-gaps.ts'
import { placesOn } from '#domain/week-places.ts'
import { dayAnswer, dayWords } from './day-words.ts'
import { OpenDayButton } from './open-day-button.tsx'
import { untickedOn } from './planned-clean.ts'
import type { useWeekKeys } from './use-week-keys.ts'
import { heightOf, hoursOf, topOf } from './week-geometry.ts'
import { WeekLane } from './week-lane.tsx'
import { useWeekView } from './week-view.ts'

type WeekColumnsProps = { keys: ReturnType<typeof useWeekKeys> }

/** Six days as columns, the hours as rows, each crew in a lane. */
export function WeekColumns({ keys: { walk, settle } }: WeekColumnsProps) {
  const { diary, crewIds } = useWeekView()
  const week = useRef<HTMLFieldSetElement>(null)
  useEffect(() => settle(week.current))
  const [monday] = diary.days
  return (
    <fieldset
      ref={week}
      className={`week-time ${crewIds.length > 1 ? 'week-lanes' : ''}`}
      aria-label={weekWords.of(formatDayOfYear(monday?.day ?? diary.now.day))}
      onKeyDown={walk}
    >
      <div className="time-heads">
        <span />
        {diary.days.map(day => (
          <DayHead key={day.day} day={day} />
        ))}
      </div>
      <div className="time-body">
        <Axis />
        {diary.days.map((day, dayIndex) => (
          <DayColumn key={day.day} day={day} dayIndex={dayIndex} />
        ))}
      </div>
    </fieldset>
  )
}

function DayHead({ day }: { day: DiaryDay }) {
  const { diary, crewIds, laying, cleans, isStaff } = useWeekView()
  const { now } = diary
  const isToday = day.day === now.day
  const figures = dayFigures(diary, day.day, crewIds)
  const facts = { day, now, figures, unticked: untickedOn(cleans, day.day, now), isStaff }
  const answer = laying && dayAnswer(facts, laying)
  const short = formatDayOfYear(day.day).split(' ')
  return (
    <div
      className={`time-head ${day.day < now.day ? 'head-past' : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <b>
        {short[0]?.slice(0, 3)} {short[1]}
      </b>
      {isToday && <span className="head-today">{weekWords.today}</span>}
      <small className={answer?.fits ? 'head-fits' : ''}>{answer ? answer.words : dayWords(facts)}</small>
      <progress value={day.day < now.day ? 1 : figures.level} aria-hidden="true" />
      {crewIds.length > 1 && <LaneHeads day={day} />}
    </div>
  )
}

export function LaneHeads({ day }: { day: DiaryDay }) {
  const { crewIds } = useWeekView()
  if (day.closed !== undefined) return null
  return (
    <div className="lane-heads">
      {day.crews
        .filter(({ crewId }) => crewIds.includes(crewId))
        .map(({ crewId, crewName }) => (
          <span key={crewId}>
            <i aria-hidden="true">{crewName.slice(0, 1)}</i>
            <span>{crewName}</span>
          </span>
        ))}
    </div>
  )
}

// The hour beside the water's edge gives way to the clock of now.
const besidePx = 16

function Axis() {
  const { diary, scale } = useWeekView()
  const { now, days } = diary
  const nowTop = days.some(({ day }) => day === now.day) ? topOf(now.minute, scale) : -100
  const isShown = now.minute >= scale.first && now.minute <= scale.last && nowTop >= 0
  const isBeside = (hour: number) => isShown && Math.abs(topOf(hour, scale) - nowTop) < besidePx
  return (
    <div className="time-axis" aria-hidden="true" style={{ height: heightOf(scale.last - scale.first) }}>
      {hoursOf(scale)
        .filter(hour => !isBeside(hour))
        .map(hour => (
          <span key={hour} style={{ top: topOf(hour, scale) }}>
            {clockOf(hour)}
          </span>
        ))}
      {isShown && <em style={{ top: nowTop }}>{clockOf(now.minute)}</em>}
    </div>
  )
}

function DayColumn({ day, dayIndex }: { day: DiaryDay; dayIndex: number }) {
  const { diary, scale, crewIds, laying } = useWeekView()
  const crews = day.crews.filter(({ crewId }) => crewIds.includes(crewId))
  const isAnswering =
    laying && (placesOn(laying.places, day.day).length > 0 || laying.hand.place?.day === day.day)
  return (
    <fieldset
      className={`time-col ${day.closed === undefined ? '' : 'col-closed'} ${laying && !isAnswering ? 'col-dim' : ''}`}
      aria-label={formatDayOfYear(day.day)}
      style={{ height: heightOf(scale.last - scale.first) }}
    >
      <PastWater day={day} />
      {crews.map((crew, place) => (
        <WeekLane key={crew.crewId} day={day} crew={crew} dayIndex={dayIndex} isFirst={place === 0} />
      ))}
      {day.closed !== undefined && <ClosedWords day={day} />}
      {day.day === diary.now.day && <TideLine />}
    </fieldset>
  )
}

export function ClosedWords({ day }: { day: DiaryDay }) {
  return (
    <div className="closed-words">
      <b>{weekWords.closed}</b>
      <span>{day.closed}</span>
      <OpenDayButton day={day.day} />
    </div>
  )
}

export function PastWater({ day }: { day: DiaryDay }) {
  const { diary, scale } = useWeekView()
  const { now } = diary
  if (day.day > now.day || day.closed !== undefined) return null
  const closes = Math.max(scale.first, ...day.crews.map(({ hours }) => hours?.closes ?? 0))
  const isOver = day.day < now.day
  const until = isOver ? closes : Math.min(now.minute, scale.last)
  const height = topOf(until, scale) + (isOver ? 0 : 4)
  return height > 4 && <div className={isOver ? 'past-water' : 'past-water water-edge'} style={{ height }} />
}

export function TideLine() {
  const { diary, scale } = useWeekView()
  const { minute } = diary.now
  if (minute < scale.first || minute > scale.last) return null
  return (
    <div className="tide-line" style={{ top: topOf(minute, scale) }}>
      <span className="sr-only">{weekWords.now(clockOf(minute))}</span>
    </div>
  )
}
