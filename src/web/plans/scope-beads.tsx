const step = 20
const radius = 5

/** A few visits in a row; those that would change are filled. */
export function ScopeBeads({ changes }: { changes: readonly boolean[] }) {
  const width = (changes.length - 1) * step + 2 * radius + 2
  const middle = radius + 1
  return (
    <svg className="scope-beads" width={width} height={2 * middle} aria-hidden="true">
      <path d={`M${middle} ${middle}H${width - middle}`} />
      {changes.map((isOn, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place in the row
        <circle key={place} cx={middle + place * step} cy={middle} r={radius} data-on={isOn || undefined} />
      ))}
    </svg>
  )
}
