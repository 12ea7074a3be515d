import type { ComponentProps } from 'react'

// Seven states, each with one colour, one shape and a word: never colour alone. Yellow is ours to answer, red is late,
// everything else may wait.
const looks = {
  wait: 'bg-pending text-on-pending',
  asked: 'bg-other text-on-other',
  begun: 'bg-other text-on-other',
  agreed: 'bg-confirmed text-on-confirmed',
  now: 'bg-now-dot/16 text-now',
  finished: 'bg-finished text-on-finished',
  late: 'bg-cancelled text-on-cancelled',
  over: 'bg-other text-on-other',
}

const shapes = {
  wait: <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2.4" />,
  asked: <circle cx="6" cy="6" r="4.7" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  begun: (
    <>
      <circle cx="6" cy="6" r="4.9" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M1.1 6a4.9 4.9 0 0 0 9.8 0z" fill="currentColor" />
    </>
  ),
  agreed: <circle cx="6" cy="6" r="5.5" fill="currentColor" />,
  now: <path d="M0 6c2-3 4-3 6 0s4 3 6 0v6H0z" fill="currentColor" />,
  finished: (
    <path
      d="M1.2 6.4l3.1 3.2 6.5-7"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  late: (
    <>
      <rect x="4.6" width="2.8" height="7.4" rx="1.2" fill="currentColor" />
      <circle cx="6" cy="10.4" r="1.6" fill="currentColor" />
    </>
  ),
  over: <rect x="0.5" y="4.6" width="11" height="2.8" rx="1.2" fill="currentColor" />,
}

export type State = keyof typeof looks

// What rooms that are still to be redrawn call them.
const former = {
  pending: 'wait',
  half: 'begun',
  confirmed: 'agreed',
  completed: 'finished',
  cancelled: 'late',
  other: 'asked',
} as const satisfies Record<string, State>

export type BadgeTone = State | keyof typeof former

type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone
  /** Without ground, inside a row or a line of words. */
  bare?: boolean
}

export function Badge({ tone = 'asked', bare = false, children, className = '', ...props }: BadgeProps) {
  const look = looks[stateOf(tone)]
  return (
    <span {...props} className={`badge ${bare ? look.replace(/^\S+/, 'badge-bare') : look} ${className}`}>
      <BadgeMark tone={tone} />
      {children}
    </span>
  )
}

/** The shape alone, beside a word of its own. */
export function BadgeMark({ tone, className }: { tone: BadgeTone; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
      {shapes[stateOf(tone)]}
    </svg>
  )
}

const stateOf = (tone: BadgeTone): State =>
  (tone in former ? former[tone as keyof typeof former] : tone) as State
