import { useId } from 'react'
import type { IsoDay } from '#domain/calendar.ts'
import { ScopeBeads } from '#web/plans/scope-beads.tsx'
import { beadsFor, type Scope, type Visit } from '#web/plans/visits.ts'

type ScopeChoice = { scope: Scope; label: string; says: string }

type PlanScopesProps = {
  title: string
  visits: readonly Visit[]
  planDay: IsoDay
  choices: readonly ScopeChoice[]
  chosen: Scope
  onChoose: (scope: Scope) => void
}

/** Which visits a change is for: beads show them, and the words say what they become. */
export function PlanScopes({ title, visits, planDay, choices, chosen, onChoose }: PlanScopesProps) {
  const name = useId()
  return (
    <fieldset className="scopes">
      <legend>{title}</legend>
      {choices.map(({ scope, label, says }) => (
        <label key={scope} className="scope">
          <input type="radio" name={name} checked={scope === chosen} onChange={() => onChoose(scope)} />
          <span>
            <b>{label}</b>
            <small>{says}</small>
          </span>
          <ScopeBeads changes={beadsFor(visits, planDay, scope)} />
        </label>
      ))}
    </fieldset>
  )
}
