import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { reportError } from '#web/error-report.ts'
import { ErrorScreen } from '#web/error-screen.tsx'

/** The error screen for what fails in a route: its guard, its chunk or its drawing. */
export function RouteError() {
  const error = useRouteError()
  const [errorId, setErrorId] = useState('')
  useEffect(() => setErrorId(reportError(error)), [error])
  return <ErrorScreen errorId={errorId} />
}
