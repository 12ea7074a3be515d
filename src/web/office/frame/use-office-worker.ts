// Lets the CRM open without signal: a small worker keeps its document and its built files (public/office-worker.js). It
// also shows notices, whose tap leads to a page of the office.
import { useEffect } from 'react'
import { readKept } from '#web/browser/kept.ts'
import { useNavigate } from '#web/router/routing.tsx'

type Policies = { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy }
type Policy = { createScriptURL(url: string): string }

export function useOfficeWorker(userId: string) {
  const navigate = useNavigate()
  useEffect(() => {
    // In development nothing is built, and cached files would be stale at once.
    if (import.meta.env.PROD && navigator.serviceWorker) void startWorker().then(() => takeUpNotices(userId))
  }, [userId])
  useEffect(() => {
    const open = ({ data }: MessageEvent) => void (typeof data?.open === 'string' && navigate(data.open))
    navigator.serviceWorker?.addEventListener('message', open)
    return () => navigator.serviceWorker?.removeEventListener('message', open)
  }, [navigate])
}

// Fetched only where they were switched on. Without signal it is tried again the next time.
async function takeUpNotices(userId: string) {
  if (!readKept('office-notices')) return
  const { renewNotices } = await import('./renew-notices.ts')
  await renewNotices(userId).catch(() => {})
}

async function startWorker() {
  // Some private windows refuse it: there the CRM works as always, only not without signal.
  const registered = await navigator.serviceWorker
    .register(trusted('/office-worker.js'), { scope: '/crm' })
    .catch(() => undefined)
  if (!registered) return
  const { active, waiting, installing } = registered
  // Files that this page loaded before the worker was there.
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const worker = active ?? waiting ?? installing
  worker?.postMessage({ files: [...new Set(files)].filter(file => file.startsWith('/assets/')) })
}

// The content policy takes script addresses only from a policy with a name.
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  return (
    trustedTypes?.createPolicy('office-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url
  )
}
