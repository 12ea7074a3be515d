// How big the clean is and what it may cost, fetched at the first touch of the page: at the tap on a service all that it
// changes comes in one movement.
import { type ComponentProps, useEffect, useState } from 'react'
import { bookingForm } from '#content/booking-form.ts'
import { timeStep } from './step-ids.ts'

const fetchCode = async () => {
  const [size, estimate] = await Promise.all([
    import('#web/calendar/clean-size.tsx').catch(() => undefined),
    import('./estimate.tsx').catch(() => undefined),
    // Also without the figures the form goes on.
    import('#web/data/clean-choices.ts')
      .then(({ readCleanChoices }) => readCleanChoices())
      .catch(() => undefined),
  ])
  return { CleanSize: size?.CleanSize, Estimate: estimate?.Estimate }
}

type SizeCode = Awaited<ReturnType<typeof fetchCode>>

let fetched: SizeCode | undefined

/** What could not be fetched is missing: without it the usual size is asked for. */
export async function loadSize(): Promise<SizeCode> {
  const code = fetched ?? (await fetchCode())
  if (code.CleanSize && code.Estimate) fetched = code
  return code
}

/** Undefined until it is here. */
export function useSizeCode(isWanted: boolean): SizeCode | undefined {
  const [code, setCode] = useState<SizeCode>()
  useEffect(() => {
    const load = () => void loadSize()
    addEventListener('pointerdown', load, { once: true })
    return () => removeEventListener('pointerdown', load)
  }, [])
  useEffect(() => {
    if (isWanted) void loadSize().then(setCode)
  }, [isWanted])
  return fetched ?? code
}

type Size = ComponentProps<NonNullable<SizeCode['CleanSize']>>
type Cost = ComponentProps<NonNullable<SizeCode['Estimate']>>

type SizeAndCostProps = Pick<Size, 'onChange'> &
  Cost & {
    code: SizeCode
    address: string
    /** One was pressed on the way here: its time is next. */
    hasDay: boolean
  }

export function SizeAndCost({
  code: { CleanSize, Estimate },
  address,
  onChange,
  hasDay,
  ...props
}: SizeAndCostProps) {
  return (
    <>
      {CleanSize && <CleanSize type={props.type} clean={props.clean} address={address} onChange={onChange} />}
      {Estimate && <Estimate {...props} onChange={onChange} />}
      {hasDay && (
        <a href={`#${timeStep}`} className="mt-2 inline-flex min-h-11 items-center font-semibold underline">
          {bookingForm.askedDay.nextTime}
        </a>
      )}
    </>
  )
}
