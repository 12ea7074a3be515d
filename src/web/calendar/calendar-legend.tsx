import { diaryWords } from '#content/diary.ts'

const words = diaryWords.calendar

export const hatching = 'bg-[repeating-linear-gradient(-45deg,var(--surface-sunk)_0_5px,var(--line)_5px_7px)]'

export const shortLook = 'bg-sunk inset-ring inset-ring-line'

export const todayLook = 'inset-ring-2 inset-ring-line-strong'

const marks = [
  ['free', 'bg-free inset-ring inset-ring-line-strong'],
  ['full', `${hatching} inset-ring inset-ring-line-strong`],
  ['today', todayLook],
  ['chosen', 'bg-sea'],
] as const

/** near: what the days marked so mean. */
export function CalendarLegend({ near, hasShort }: { near?: string | undefined; hasShort?: boolean }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-small text-ink-soft">
      {marks.map(([state, look]) => (
        <li key={state} className="flex items-center gap-2">
          <span className={`size-[22px] rounded-[7px] ${look}`} />
          {words.legend[state]}
        </li>
      ))}
      {hasShort && (
        <li className="flex items-center gap-2">
          <span className={`size-[22px] rounded-[7px] ${shortLook}`} />
          {words.legend.short}
        </li>
      )}
      <li className="flex items-center gap-2">
        <s aria-hidden="true">{words.legend.struck}</s>
        {words.legend.closed}
      </li>
      {near && (
        <li className="flex items-center gap-2">
          <span className="grid h-[22px] place-items-center rounded-[7px] bg-free px-1.5 text-[0.6875rem] font-semibold text-heading">
            {words.marks.near}
          </span>
          {near}
        </li>
      )}
    </ul>
  )
}
