import { useEffect, useState } from 'react'
import { reportError } from './error-report.ts'
import { ErrorScreen } from './error-screen.tsx'

/** The error screen for an address whose guard or code does not come. */
export function RouteError({ error }: { error: unknown }) {
  const [errorId, setErrorId] = useState('')
  useEffect(() => setErrorId(reportError(error)), [error])
  return <ErrorScreen errorId={errorId} />
}
