// The signed-in app: drawn in the browser, every area loaded when it is opened.
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { signedInWords } from '#content/signed-in.ts'
import { createAppRouter } from '#web/app-routes.ts'
import { takeCarriedFacts } from '#web/browser/carried-facts.ts'
import { dropStraySecondPresses } from '#web/browser/second-press.ts'
import { arrive } from '#web/data/arrive.ts'
import { isSessionEnded, signOut } from '#web/data/auth.ts'
import { watchSession } from '#web/data/auth-api.ts'
import { ErrorBoundary } from '#web/errors/error-boundary.tsx'
import { rootErrorHandlers } from '#web/errors/error-report.ts'
import { RouteError } from '#web/errors/route-error.tsx'
import { Routes } from '#web/router/routing.tsx'
import { sayArrival } from '#web/sign-in/arrival-notice.ts'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

takeCarriedFacts()
const place = document.getElementById('app')
if (place) open(createRoot(place, rootErrorHandlers))

async function open(root: Root) {
  dropStraySecondPresses()
  const loading = <LoadingScreen label={signedInWords.loading} />
  root.render(loading)
  sayArrival(await arrive())
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: leaveEndedSession }),
    defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1 } },
  })
  const router = createAppRouter()
  void router.start()
  // Somebody signed in or out, here or in another tab: the guards decide again. Inside the app a sign-in is ignored,
  // because a tab that regains the focus reports one too, perhaps without signal.
  watchSession((event, isOther) => {
    const isAtTheDoor = location.pathname === '/auth'
    if (event === 'SIGNED_OUT' || isOther) queries.clear()
    // By a link in a mail, in another tab: nothing stays of what the one before has on view, or is still to come.
    if (isOther && !isAtTheDoor) location.reload()
    else if (event === 'SIGNED_OUT' || isAtTheDoor) router.revalidate()
  })
  root.render(
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <Routes router={router} loading={loading} failed={error => <RouteError error={error} />} />
        <ToastRegion />
      </QueryClientProvider>
    </ErrorBoundary>,
  )
}

// Ended from another device: the session that this browser still holds is worthless.
function leaveEndedSession(error: unknown) {
  if (isSessionEnded(error)) signOut()
}
