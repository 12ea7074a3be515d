import { useQuery } from '@tanstack/react-query'
import { firstStepWords } from '#content/first-steps.ts'
import { type FirstStep, nextStep, type StepMark, type StepState } from '#domain/first-steps.ts'
import { useAct } from '#web/acts/use-act.ts'
import { markStep, readFirstDay } from '#web/data/first-steps.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { useNavigate } from '#web/router/routing.tsx'

export function useFirstDay() {
  const { session } = useOfficeVisitor()
  return useQuery({
    queryKey: ['first-day', session.user.id],
    queryFn: readFirstDay,
    // The forms must start from the current version.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** From one step to the next open one; back to all of them where there is none. */
export function useStepMoves(step: FirstStep, states: Record<FirstStep, StepState>) {
  const navigate = useNavigate()
  const { act, busyWith } = useAct(['first-day'])
  const goOn = () => {
    const next = nextStep(states, step)
    void navigate(next ? `/admin/start/${next}` : '/admin/start')
  }
  const mark = (state: StepMark) =>
    act({
      name: state,
      work: () => markStep(step, state),
      failed: firstStepWords.form.failed,
      onDone: goOn,
    })
  return { goOn, mark, busyWith }
}
