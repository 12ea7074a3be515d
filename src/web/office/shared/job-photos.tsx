import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { photoWords as words } from '#content/job-photos.ts'
import { mostPhotos, type PhotoMoment, photoMoments, photoSide } from '#domain/job-photo.ts'
import { type JobPhoto, readJobPhotos, uploadJobPhoto } from '#web/data/job-photos.ts'
import { dropPhoto, keepPhoto, readKeptPhotos, whileSending } from '#web/data/kept-photos.ts'
import { Camera } from '#web/icons/camera.ts'
import { Eye } from '#web/icons/eye.ts'
import { Images } from '#web/icons/images.ts'
import { PrivatePicture } from '#web/pictures/private-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhotoSheet } from './photo-sheet.tsx'
import { QueryState } from './query-states.tsx'
import { UploadLine } from './upload-line.tsx'
import { useUploads } from './use-uploads.ts'
import './job-photos.css'

// Below the day's list: what moves the one, here or on another phone, has both read again.
const photosKey = 'day'

type JobPhotosProps = { bookingId: string; name: string; canAdd: boolean }

/** What it looked like before and after, taken on the phone. */
export function JobPhotos({ bookingId, name, canAdd }: JobPhotosProps) {
  const query = useQuery({
    queryKey: [photosKey, 'photos', bookingId],
    queryFn: () => readJobPhotos(bookingId),
    staleTime: 15_000,
  })
  return (
    <section className="job-photos" aria-label={words.of(name)}>
      <p className="text-ink-soft">{words.lead}</p>
      <QueryState query={query} failed={words.failed} lines={2}>
        {photos =>
          photoMoments.map(taken => <Moment key={taken} {...{ bookingId, taken, photos }} canAdd={canAdd} />)
        }
      </QueryState>
    </section>
  )
}

type MomentProps = { bookingId: string; taken: PhotoMoment; photos: JobPhoto[]; canAdd: boolean }

function Moment({ bookingId, taken, photos, canAdd }: MomentProps) {
  const [openId, setOpenId] = useState<string>()
  const shown = photos.filter(photo => photo.taken === taken)
  const open = shown.find(({ id }) => id === openId)
  const altOf = (photo: JobPhoto) => words.alt(taken, shown.indexOf(photo) + 1)
  return (
    <div className="job-moment">
      <h5>{words.groups[taken]}</h5>
      {shown.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <ul className="photo-grid">
          {shown.map(photo => (
            <li key={photo.id}>
              <Thumb photo={photo} alt={altOf(photo)} onOpen={() => setOpenId(photo.id)} />
            </li>
          ))}
        </ul>
      )}
      {canAdd && <TakePhotos {...{ bookingId, taken }} isFull={photos.length >= mostPhotos} />}
      <PhotoSheet photo={open} title={open ? altOf(open) : ''} onClose={() => setOpenId(undefined)} />
    </div>
  )
}

function Thumb({ photo, alt, onOpen }: { photo: JobPhoto; alt: string; onOpen: () => void }) {
  return (
    <button type="button" className="photo-thumb" aria-label={words.open(alt)} onClick={onOpen}>
      <PrivatePicture photo={photo} width={720} alt="" />
      {photo.is_shared && (
        <span>
          <Eye aria-hidden="true" />
          <span className="sr-only">{words.shared}</span>
        </span>
      )}
      {photo.agreed_at && (
        <span>
          <Images aria-hidden="true" />
          <span className="sr-only">{words.agreed}</span>
        </span>
      )}
    </button>
  )
}

const shelfOf = (bookingId: string, taken: PhotoMoment) => ({
  read: async () =>
    (await readKeptPhotos()).filter(photo => photo.bookingId === bookingId && photo.taken === taken),
  keep: (photo: { id: string; file: File }) => keepPhoto({ ...photo, bookingId, taken }),
  drop: dropPhoto,
  whileSending,
})

type TakePhotosProps = { bookingId: string; taken: PhotoMoment; isFull: boolean }

function TakePhotos({ bookingId, taken, isFull }: TakePhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const { uploads, add, retry, forget } = useUploads({
    longestSide: photoSide,
    send: sent => uploadJobPhoto({ ...sent, bookingId, taken }),
    reads: photosKey,
    shelf: shelfOf(bookingId, taken),
  })
  const underWay = uploads.filter(({ state }) => state !== 'done')
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={words.take[taken]}
        onChange={({ target }) => {
          add(target.files ?? [])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      {underWay.length > 0 && (
        <ul className="photo-uploads">
          {underWay.map(upload => (
            <UploadLine
              key={upload.id}
              {...{ upload, states: words.states }}
              onRetry={retry}
              onForget={forget}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-ink-soft">{words.full}</p>
      ) : (
        <div>
          <Button tone="quiet" onClick={() => input.current?.click()}>
            <Camera aria-hidden="true" />
            {words.take[taken]}
          </Button>
        </div>
      )}
    </>
  )
}
