import { weekWords } from '#content/office-week.ts'
import { formatListDay, isSaturday } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import { type CrewDay, type DiaryDay, endOf, laneOf, type Stretch } from '#domain/diary.ts'
import { timeSlots } from '#domain/terms.ts'
import { gapKey } from '#domain/waiting-list.ts'
import { columnsOf, type Gap, gapsOf, lengthOf, waysOf } from '#domain/week-gaps.ts'
import { Plus } from '#web/icons/plus.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { CleanBlock } from './clean-block.tsx'
import { FitPlaces } from './fit-place.tsx'
import { HeldClean } from './held-clean.tsx'
import { WayLine } from './way-line.tsx'
import { heightOf, topOf } from './week-geometry.ts'
import { useWeekView } from './week-view.ts'

type LaneProps = { day: DiaryDay; crew: CrewDay; dayIndex: number; isFirst: boolean }

/** One crew's day: its cleans with the way between them, and the gaps or, while something is laid in, where it fits. */
export function WeekLane({ day, crew, dayIndex, isFirst }: LaneProps) {
  const { diary, cleans, laying, scale } = useWeekView()
  const lane = laneOf(cleans, day.day, crew.crewId)
  const columns = columnsOf(lane)
  const place = laying?.hand.place
  const isHeldHere = place?.day === day.day && place.crewId === crew.crewId
  const resting = laying ? lane.filter(({ id }) => id !== laying.wanted.id) : lane
  return (
    <div className="time-lane" data-lane={`${day.day} ${crew.crewId}`} data-first={scale.first}>
      {day.closed === undefined && (
        <OffHours day={day} crew={crew} hasWords={isFirst || !crew.hours} until={lastEnd(lane)} />
      )}
      {lane.map(clean => (
        <CleanBlock
          key={clean.id}
          clean={clean}
          dayIndex={dayIndex}
          column={columns.get(clean.id)?.column ?? 0}
          columns={columns.get(clean.id)?.columns ?? 1}
        />
      ))}
      {!isHeldHere && waysOf(resting, diary.ways).map(way => <WayLine key={way.start} way={way} />)}
      {laying ? (
        <FitPlaces laying={laying} day={day.day} crewId={crew.crewId} />
      ) : (
        <Gaps day={day} crew={crew} dayIndex={dayIndex} />
      )}
      {isHeldHere && laying && <HeldClean laying={laying} />}
    </div>
  )
}

type OffHoursProps = { day: DiaryDay; crew: CrewDay; hasWords: boolean; until: number }

const lastEnd = (lane: Stretch[]) => Math.max(0, ...lane.map(endOf))

// A clean that runs beyond the hours lies where the words would be.
function OffHours({ day, crew, hasWords, until }: OffHoursProps) {
  const { scale, crewIds } = useWeekView()
  if (!crew.hours)
    return (
      <div className="off-hours off-day">
        <b>{crewIds.length > 1 ? weekWords.off(crew.crewName) : weekWords.head.off}</b>
        {crew.off && <span>{crew.off}</span>}
      </div>
    )
  const { opens, closes } = crew.hours
  const words = isSaturday(day.day) ? weekWords.saturdayEnds(closes) : weekWords.afterHours
  return (
    <>
      {opens > scale.first && (
        <div className="off-hours off-early" style={{ height: topOf(opens, scale) }}>
          {hasWords && <span>{weekWords.opensAt(opens)}</span>}
        </div>
      )}
      {closes < scale.last && (
        <div className="off-hours off-late" style={{ top: topOf(closes, scale) }}>
          {hasWords && until <= closes && <span>{words}</span>}
        </div>
      )}
    </>
  )
}

function Gaps({ day, crew, dayIndex }: Omit<LaneProps, 'isFirst'>) {
  const { diary, cleans, isStaff } = useWeekView()
  const { now } = diary
  if (!isStaff || day.closed !== undefined || day.day < now.day) return null
  const from = day.day === now.day ? now.minute : 0
  return gapsOf(laneOf(cleans, day.day, crew.crewId), crew.hours, diary.ways, from).map(gap => (
    <FreeGap key={gap.start} day={day} crew={crew} gap={gap} dayIndex={dayIndex} />
  ))
}

type FreeGapProps = Omit<LaneProps, 'isFirst'> & { gap: Gap }

/** A named gap: adds a booking into it. */
function FreeGap({ day, crew, gap, dayIndex }: FreeGapProps) {
  const { scale, item } = useWeekView()
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  asked.set('at', `${day.day} ${slotFrom(Math.max(gap.start, day.startsFrom))}`)
  asked.set('gap', gapKey({ day: day.day, crew_id: crew.crewId, starts: gap.start, ends: gap.end }))
  const words = weekWords.free(gap.start, gap.end)
  return (
    <Link
      {...item(`${day.day} ${crew.crewId} ${gap.start}`, [dayIndex, gap.start])}
      to={`/crm/bookings/new?${asked}`}
      state={fromList}
      draggable={false}
      className="free-gap"
      style={{ top: topOf(gap.start, scale), height: heightOf(lengthOf(gap)) - 2 }}
    >
      <Plus aria-hidden="true" />
      <span>{words}</span>
      <span className="sr-only">{weekWords.addAt(formatListDay(day.day))}</span>
      <em>{weekWords.hours(lengthOf(gap))}</em>
    </Link>
  )
}

const slotFrom = (minute: number) =>
  timeSlots.find(slot => clockOf(minute) < slot.slice(6)) ?? timeSlots.at(-1)
