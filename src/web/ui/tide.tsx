/** The swell on top of a dark section, in that section's colour. */
export function Tide() {
  return (
    <div className="tide">
      <svg aria-hidden="true" viewBox="0 0 1440 64" preserveAspectRatio="none">
        <path
          fill="currentColor"
          d="M0 64V44C150 44 210 6 400 6c170 0 250 34 430 34 150 0 210-22 330-22 120 0 190 20 280 20v26z"
        />
      </svg>
    </div>
  )
}
