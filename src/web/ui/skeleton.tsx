/** Lines in the shape of what is coming, breathing slowly. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  const places = Array.from({ length: lines }, (_, line) => line)
  return (
    <div role="status" aria-label={label} className="grid gap-3 py-2">
      {places.map(line => (
        <span key={line} className="block h-4 animate-breathe rounded-small bg-line last:w-2/3" />
      ))}
    </div>
  )
}
