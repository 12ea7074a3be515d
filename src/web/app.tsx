// The signed-in app: drawn in the browser, every area loaded when it is opened.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ErrorInfo } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { appRoutes } from '#web/app-routes.tsx'
import { ErrorBoundary } from '#web/error-boundary.tsx'
import { reportError, rootErrorHandlers } from '#web/error-report.ts'
import { ToastRegion } from '#web/ui/toast.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1 } } })
const router = createBrowserRouter(appRoutes)
const place = document.getElementById('app')

if (place)
  createRoot(place, rootErrorHandlers).render(
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} onError={reportRouteError} />
        <ToastRegion />
      </QueryClientProvider>
    </ErrorBoundary>,
  )

function reportRouteError(error: unknown, { errorInfo }: { errorInfo?: ErrorInfo }) {
  reportError(error, errorInfo?.componentStack ?? '')
}
