// The five steps of the first day, and how far each is: told by what is set, wherever it was set, and by what the owner says.
export const firstSteps = ['business', 'hours', 'prices', 'mail', 'people'] as const
export type FirstStep = (typeof firstSteps)[number]

/** What the owner has said of a step: finished as it is, or not today. */
export type StepMark = 'done' | 'later'
export type StepState = StepMark | 'open'

/** What is set already. */
export type SetSteps = Record<Exclude<FirstStep, 'hours'>, boolean>

export const minutesOfStep: Record<FirstStep, number> = {
  business: 4,
  hours: 1,
  prices: 4,
  mail: 3,
  people: 5,
}

export function stepStates(
  set: SetSteps,
  marks: Partial<Record<FirstStep, StepMark>>,
): Record<FirstStep, StepState> {
  const stateOf = (step: FirstStep): StepState => {
    if (step !== 'hours' && set[step]) return 'done'
    // An invented phone or bank stays an example, whatever is said of the step.
    if (step === 'business' && marks[step] === 'done') return 'open'
    return marks[step] ?? 'open'
  }
  return Object.fromEntries(firstSteps.map(step => [step, stateOf(step)])) as Record<FirstStep, StepState>
}

/** The one to take now: the first that is open, else the first that was left. */
export function nextStep(states: Record<FirstStep, StepState>, after?: FirstStep): FirstStep | undefined {
  const from = after ? firstSteps.indexOf(after) + 1 : 0
  const inTurn = [...firstSteps.slice(from), ...firstSteps.slice(0, from)].filter(step => step !== after)
  return inTurn.find(step => states[step] === 'open') ?? inTurn.find(step => states[step] === 'later')
}

export function minutesLeft(states: Record<FirstStep, StepState>): number {
  const left = firstSteps.filter(step => states[step] !== 'done')
  return left.reduce((minutes, step) => minutes + minutesOfStep[step], 0)
}
