import { type DragEvent, useRef, useState } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { pictureTypes } from '#domain/gallery.ts'
import { uploadPicture } from '#web/data/gallery.ts'
import { UploadLine } from '#web/office/shared/upload-line.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { useUploads } from '#web/office/shared/use-uploads.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'

const words = galleryOffice.uploads

/** Chosen from the phone's pictures, or dropped here on a laptop. */
export function PictureUploads() {
  const { uploads, add, retry, forget } = useUploads({ send: uploadPicture, reads: 'gallery' })
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(add)
  return (
    <section className="picture-drop" data-over={isOver || undefined} aria-label={words.label} {...drop}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.choose}
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          add(target.files ?? [])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <div className="picture-drop-ask">
        <Button onClick={() => input.current?.click()}>{words.choose}</Button>
        <p>
          <span className="laptop-only">{words.drop} </span>
          {words.limits}
        </p>
      </div>
      {uploads.length > 0 && (
        <ul aria-label={words.label}>
          {uploads.map(upload => (
            <UploadLine
              key={upload.id}
              {...{ upload, states: words.states }}
              onRetry={retry}
              onForget={forget}
            >
              <Link className="part-link" to={`/admin/gallery/${upload.id}`} state={fromList}>
                {words.describe}
              </Link>
            </UploadLine>
          ))}
        </ul>
      )}
    </section>
  )
}

// Pictures of the list are dragged too: accept only files.
function useDrop(add: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      add(event.dataTransfer.files)
    },
  }
}
