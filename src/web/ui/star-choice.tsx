import { useId } from 'react'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'

type StarChoiceProps = {
  label: string
  name: string
  /** The name of each number of stars. */
  stars: (count: number) => string
  /** Left out where the form is uncontrolled. */
  value?: number
  onChoose?: (count: number) => void
  error?: string | undefined
  autoFocus?: boolean
}

/** Five radio buttons that look like stars; those up to the pointer fill, then those up to the chosen one. */
export function StarChoice({ label, name, stars, value, onChoose, error, autoFocus }: StarChoiceProps) {
  const errorId = useId()
  const checkedOf = (count: number) =>
    onChoose ? { checked: count === value, onChange: () => onChoose(count) } : {}
  return (
    <fieldset className="stars" data-field={name} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className="row">
        {[1, 2, 3, 4, 5].map(count => (
          <label key={count}>
            <input
              type="radio"
              name={name}
              value={count}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: only where the form came back because of it
              autoFocus={autoFocus && count === 1}
              {...checkedOf(count)}
            />
            <Icon name="star" />
            <span className="sr-only">{stars(count)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
