// Lets the CRM open without signal: a small worker keeps its document and its built files (public/office-worker.js).
import { useEffect } from 'react'

type Policies = { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy }
type Policy = { createScriptURL(url: string): string }

export function useOfficeWorker() {
  useEffect(() => {
    // In development nothing is built, and cached files would be stale at once.
    if (import.meta.env.PROD && navigator.serviceWorker) void startWorker()
  }, [])
}

async function startWorker() {
  const scope = { scope: '/crm' }
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    trusted('/office-worker.js'),
    scope,
  )
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
