type ChipsProps = { name: string; label: string; all: string; categories: readonly string[] }

/** One of several categories. The stylesheet hides what is not chosen, so no script is needed. */
export function Chips({ name, label, all, categories }: ChipsProps) {
  return (
    <fieldset className="chips sideways">
      <legend className="sr-only">{label}</legend>
      {[all, ...categories].map(category => (
        <label key={category}>
          <input
            type="radio"
            name={name}
            value={slugOf(category)}
            defaultChecked={category === all}
            autoComplete="off"
          />
          <span>{category}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** 'Carpet Clean' → 'carpet-clean': the mark by which the stylesheet knows a category. */
export function slugOf(category: string) {
  return category.toLowerCase().replaceAll(' ', '-')
}
