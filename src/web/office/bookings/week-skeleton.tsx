import { officeWords } from '#content/office.ts'

// Where blocks usually are, in pixels from the top and in height.
const columns = {
  monday: [
    [0, 94],
    [120, 154],
  ],
  tuesday: [
    [0, 54],
    [80, 54],
    [200, 74],
  ],
  wednesday: [],
  thursday: [
    [0, 94],
    [200, 74],
  ],
  friday: [
    [0, 154],
    [200, 74],
  ],
  saturday: [[0, 54]],
}

/** Columns with grey blocks. */
export function WeekSkeleton() {
  return (
    <div role="status" aria-label={officeWords.loading} className="week-skeleton animate-breathe">
      {Object.entries(columns).map(([day, blocks]) => (
        <div key={day}>
          {blocks.map(([top, height]) => (
            <i key={top} style={{ top, height }} />
          ))}
        </div>
      ))}
    </div>
  )
}
