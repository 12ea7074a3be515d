/** Beside a word that says what is going on. */
export function Spinner() {
  return (
    <i
      aria-hidden="true"
      className="size-[1.1em] flex-none animate-spin rounded-full border-3 border-current/35 border-t-current"
    />
  )
}

/** Where a whole screen waits. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-heading">
      <p className="flex items-center gap-3 font-semibold">
        <Spinner />
        {label}
      </p>
    </div>
  )
}
