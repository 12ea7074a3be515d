// Acts with files: a bucket is made, files are put in, replaced, moved, copied, handed out and removed.
import { type Act, isTaken, newId, someWords, type World } from './world.ts'

const buckets = ['papers', 'house-rules']
const someName = ({ dice }: World) =>
  `${dice.pick(['2027', 'plans/big', 'Größe'])}/${dice.pick(['a', 'b'])}.txt`
// Where nothing is yet: of the few names all are taken before long.
const freeName = () => `Größe/${newId()}.txt`
const somePlace = (world: World) => world.admin.storage.from(world.dice.pick(buckets))

const makeBucket: Act = async world => {
  const options = { public: world.dice.isLucky(0.5), fileSizeLimit: '100KB', allowedMimeTypes: ['text/*'] }
  return isTaken(world.admin.storage.createBucket(world.dice.pick(buckets), options))
}

const putFile: Act = async world => {
  const options = {
    contentType: 'text/plain',
    upsert: world.dice.isLucky(0.5),
    metadata: { of: someWords(world) },
  }
  return isTaken(somePlace(world).upload(someName(world), someWords(world), options))
}

const moveFile: Act = async world =>
  isTaken(somePlace(world).move(someName(world), freeName(), { destinationBucket: world.dice.pick(buckets) }))

const copyFile: Act = async world => isTaken(somePlace(world).copy(someName(world), freeName()))

const removeFile: Act = async world => isTaken(somePlace(world).remove([someName(world)]))

const handOutFile: Act = async world => {
  const place = somePlace(world)
  const { data } = await place.createSignedUploadUrl(someName(world), { upsert: true })
  if (!data) return false
  return isTaken(
    place.uploadToSignedUrl(data.path, data.token, someWords(world), { contentType: 'text/plain' }),
  )
}

export const fileActs: Record<string, Act> = {
  ...{ makeBucket, putFile, moveFile, copyFile, removeFile, handOutFile },
}
