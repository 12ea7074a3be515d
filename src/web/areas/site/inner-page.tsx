import type { ReactNode } from 'react'
import type { PagePath } from '#content/page-words.ts'
import { NextSteps } from './next-steps.tsx'
import { PageTop } from './page-top.tsx'

/** A short page: head, its own part, and the next free step. */
export function InnerPage({ path, children }: { path: PagePath; children: ReactNode }) {
  return (
    <>
      <PageTop path={path} />
      <div className="section page-body pb-0">{children}</div>
      <NextSteps />
    </>
  )
}
