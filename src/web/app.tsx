// The signed-in app: drawn in the browser, every area loaded when it is opened.
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ErrorInfo } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { officeWords } from '#content/office.ts'
import { appRoutes } from '#web/app-routes.tsx'
import { arrive } from '#web/data/arrive.ts'
import { isSessionEnded, signOut } from '#web/data/auth.ts'
import { watchSession } from '#web/data/auth-client.ts'
import { sayArrival } from '#web/doors/arrival-notice.ts'
import { ErrorBoundary } from '#web/error-boundary.tsx'
import { reportError, rootErrorHandlers } from '#web/error-report.ts'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

const place = document.getElementById('app')
if (place) open(createRoot(place, rootErrorHandlers))

async function open(root: Root) {
  root.render(<LoadingScreen label={officeWords.loading} />)
  sayArrival(await arrive())
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: leaveEndedSession }),
    defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1 } },
  })
  const router = createBrowserRouter(appRoutes)
  // Someone left, or came to the door, here or in another tab: the guards decide anew. Inside they are left alone: a
  // tab that is looked at again tells of a sign-in too, maybe where there is no signal.
  watchSession(event => {
    if (event === 'SIGNED_OUT') queries.clear()
    if (event === 'SIGNED_OUT' || location.pathname === '/auth') router.revalidate()
  })
  root.render(
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} onError={reportRouteError} />
        <ToastRegion />
      </QueryClientProvider>
    </ErrorBoundary>,
  )
}

// Ended from another device: what this browser still keeps is worth nothing.
function leaveEndedSession(error: unknown) {
  if (isSessionEnded(error)) signOut()
}

function reportRouteError(error: unknown, { errorInfo }: { errorInfo?: ErrorInfo }) {
  reportError(error, errorInfo?.componentStack ?? '')
}
