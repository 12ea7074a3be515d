import type { ReactNode } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { officeWords } from '#content/office.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Upload } from './use-uploads.ts'

const words = galleryOffice.uploads

type UploadLineProps = {
  upload: Upload
  states: Record<Upload['state'], string>
  onRetry: (upload: Upload) => void
  onForget: (upload: Upload) => void
  /** Once it has arrived. */
  children?: ReactNode
}

/** One picture on its way, and why not if it is not. */
export function UploadLine({ upload, states, onRetry, onForget, children }: UploadLineProps) {
  const { file, state, share, error, canRetry } = upload
  const isFailed = state === 'failed'
  return (
    <li>
      <div>
        <b>{file.name}</b>
        <p role={isFailed ? 'alert' : 'status'} className={isFailed ? 'text-error' : undefined}>
          {isFailed ? error : states[state]}
        </p>
        {state === 'sending' && <progress value={share} aria-label={words.sent(file.name)} />}
        {state === 'done' && children}
        {isFailed && canRetry && (
          <Button tone="quiet" onClick={() => onRetry(upload)}>
            {officeWords.retry}
          </Button>
        )}
      </div>
      {isFailed && (
        <IconButton icon="close" label={words.forget(file.name)} onClick={() => onForget(upload)} />
      )}
    </li>
  )
}
