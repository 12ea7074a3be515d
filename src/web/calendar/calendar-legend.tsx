import { diaryWords } from '#content/diary.ts'

const words = diaryWords.calendar

export const hatching = 'bg-[repeating-linear-gradient(-45deg,var(--surface-sunk)_0_5px,var(--line)_5px_7px)]'

export const shortLook = 'bg-sunk inset-ring inset-ring-line'

// Half of a free one, as on the home page.
export const shorterLook = 'bg-(--free-short)! inset-ring inset-ring-(--free-edge)'

export const soonLook = 'border-2 border-dashed border-line-strong'

export const todayLook = 'inset-ring-2 inset-ring-line-strong'

const marks = ['free', 'full', 'today', 'chosen', 'short'] as const
const looks: Record<(typeof marks)[number] | 'soon' | 'shorter', string> = {
  free: 'bg-free inset-ring inset-ring-line-strong',
  full: `${hatching} inset-ring inset-ring-line-strong`,
  today: todayLook,
  chosen: 'bg-sea',
  soon: soonLook,
  short: shortLook,
  shorter: shorterLook,
}

type Known = 'shown' | 'kept' | undefined

type CalendarLegendProps = {
  /** What the days marked so mean. */
  near?: string | undefined
  /** Only where a day is. */
  short?: boolean
  /** Where a month may have such days its place is kept, so that nothing moves once they are known. */
  soon?: Known
  shorter?: Known
}

export function CalendarLegend({ near, short, soon, shorter }: CalendarLegendProps) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-small text-ink-soft [&>li]:flex [&>li]:items-center [&>li]:gap-2">
      {marks.map(mark => (mark !== 'short' || short) && <Mark key={mark} mark={mark} />)}
      <li>
        <s aria-hidden="true">{words.legend.struck}</s>
        {words.legend.closed}
      </li>
      {near && (
        <li>
          <span className="grid h-[22px] place-items-center rounded-[7px] bg-free px-1.5 text-[0.6875rem] font-semibold text-heading">
            {words.marks.near}
          </span>
          {near}
        </li>
      )}
      {shorter && <Mark mark="shorter" className={shorter === 'kept' ? 'invisible' : ''} />}
      {soon && <Mark mark="soon" className={soon === 'kept' ? 'invisible' : ''} />}
    </ul>
  )
}

function Mark({ mark, className }: { mark: keyof typeof looks; className?: string }) {
  return (
    <li className={className}>
      <span className={`size-[22px] shrink-0 rounded-[7px] ${looks[mark]}`} />
      {words.legend[mark]}
    </li>
  )
}
