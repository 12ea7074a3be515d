// The measurement ID of an outside property, for admins. Two admins who change it at once are told.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { measurementForm as words } from '#content/analytics.ts'
import { measurementIdOf } from '#domain/visits.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { type Measurement, readMeasurement, saveMeasurement } from '#web/data/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

export function MeasurementSetting() {
  const { typed, setTyped, error, isBusy, isKnown, submit } = useMeasurement()
  const field = useRef<HTMLInputElement>(null)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if ((await submit()) === false) field.current?.focus()
  }
  return (
    <section className="rounded-panel bg-sand p-[clamp(1.75rem,1rem+3vw,3rem)]">
      <h3 className="display text-title">{words.title}</h3>
      <form noValidate onSubmit={save} className="mt-5 flex flex-wrap items-start gap-5">
        <TextField
          ref={field}
          label={words.label}
          hint={words.hint}
          error={error}
          optional
          className="w-full max-w-sm"
          value={typed}
          disabled={!isKnown}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" busy={isBusy} className="sm:mt-8">
          {isBusy ? words.saving : words.save}
        </Button>
      </form>
    </section>
  )
}

function useMeasurement() {
  const [seen, setSeen] = useState<Measurement>()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const { run, isBusy } = useBusy()
  useEffect(() => {
    readMeasurement().then(now => {
      setSeen(now)
      setTyped(now.measurement_id ?? '')
    }, tellFailure)
  }, [])

  /** True if the field has no error. */
  async function submit() {
    const id = typed.trim() === '' ? null : measurementIdOf(typed)
    setError(id === undefined ? words.invalid : undefined)
    if (id === undefined) return false
    if (!seen) return true
    const saving = run(async () => settle(await saveMeasurement(id, seen)))
    return saving.catch(() => {
      tellFailure()
      return true
    })
  }

  async function settle(saved: Measurement | undefined) {
    if (saved) {
      setSeen(saved)
      setTyped(saved.measurement_id ?? '')
      showOnlyToast({ ...words.saved, tone: 'good' })
      return true
    }
    const now = await readMeasurement()
    setSeen(now)
    setError(words.changed(now.measurement_id))
    return false
  }
  return { typed, setTyped, error, isBusy, isKnown: seen !== undefined, submit }
}

function tellFailure() {
  showOnlyToast({ ...words.failed, tone: 'bad' })
}
