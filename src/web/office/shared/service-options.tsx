import { kindsIn, serviceGroups, serviceLabel, typesOf } from '#domain/service-types.ts'

/** Every type of clean, grouped, for a list to choose from. */
export function ServiceOptions() {
  return serviceGroups.map(({ group, label }) => (
    <optgroup key={group} label={label}>
      {kindsIn(group)
        .flatMap(({ kind }) => typesOf(kind))
        .map(type => (
          <option key={type} value={type}>
            {serviceLabel(type)}
          </option>
        ))}
    </optgroup>
  ))
}
