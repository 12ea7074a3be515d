// /storage/v1: buckets and files as the public client asks for them. The gallery's pictures, photographs of cleans and drawn
// papers have doors of their own, which come first. docs/decisions/0097-buckets.md.
import { Hono } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import { upToOneMegabyte } from '#server/http/body-limit.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { unknownInStorage } from '#server/http/unknown-path.ts'
import { serveInvoice } from '#server/invoices/serve-invoice.ts'
import type { Log } from '#server/log.ts'
import { serveQuote } from '#server/quotes/serve-quote.ts'
import { serveStatement } from '#server/statements/serve-statement.ts'
import { createBucket, deleteBucket, emptyBucket, getBucket, listBuckets, updateBucket } from './buckets.ts'
import { servePhoto, takePhoto } from './clean-photos.ts'
import { downloadFile, downloadPublic, downloadSigned, tellOfFile, tellOfPublicFile } from './download.ts'
import { removePictures, servePicture, takePicture } from './gallery-bucket.ts'
import { listFolder, listStretch } from './list-objects.ts'
import { copyFile, moveFile, removeFile, removeFiles } from './move-objects.ts'
import { createPictureDesk } from './picture-desk.ts'
import { signDownload, signDownloads } from './sign-downloads.ts'
import { createSigner } from './signed-tokens.ts'
import { answerFaults } from './storage-fault.ts'
import { signUpload, uploadFile, uploadSigned } from './upload.ts'

type Parts = {
  database: Database
  sessions: Database
  identifyCaller: IdentifyCaller
  auth: { keys: { tokenSecret: string } }
  log: Log
}

export function createStorageRoutes(given: Parts) {
  const parts = { ...given, signer: createSigner(given.auth.keys.tokenSecret) }
  const app = new Hono<ServerEnv>()
  app.onError(answerFaults)

  const desk = createPictureDesk(parts.log)
  app.on('GET', [...privately('invoices/:file')], serveInvoice(parts))
  app.on('GET', [...privately('quotes/:file')], serveQuote(parts))
  app.on('GET', [...privately('statements/:file')], serveStatement(parts))
  app.on('GET', [...privately('cleans/:id/:file')], servePhoto(parts))
  app.get('/object/public/gallery/:id/:file?', servePicture(parts))
  app.post('/object/cleans/:booking/:taken/:id', takePhoto(parts, desk))
  app.post('/object/gallery/:id', takePicture(parts, desk))
  app.delete('/object/gallery', upToOneMegabyte, removePictures(parts))

  app.use('/bucket/*', upToOneMegabyte)
  app.get('/bucket', listBuckets(parts))
  app.post('/bucket', createBucket(parts))
  app.get('/bucket/:bucket', getBucket(parts))
  app.put('/bucket/:bucket', updateBucket(parts))
  app.delete('/bucket/:bucket', deleteBucket(parts))
  app.post('/bucket/:bucket/empty', emptyBucket(parts))

  app.post('/object/list/:bucket', upToOneMegabyte, listFolder(parts))
  app.post('/object/list-v2/:bucket', upToOneMegabyte, listStretch(parts))
  app.post('/object/move', upToOneMegabyte, moveFile(parts))
  app.post('/object/copy', upToOneMegabyte, copyFile(parts))
  app.post('/object/sign/:bucket', upToOneMegabyte, signDownloads(parts))
  app.post('/object/sign/:bucket/:name{.+}', upToOneMegabyte, signDownload(parts))
  app.get('/object/sign/:bucket/:name{.+}', downloadSigned(parts))
  app.post('/object/upload/sign/:bucket/:name{.+}', upToOneMegabyte, signUpload(parts))
  app.put('/object/upload/sign/:bucket/:name{.+}', uploadSigned(parts))
  app.get('/object/info/public/:bucket/:name{.+}', tellOfPublicFile(parts))
  app.get('/object/info/authenticated/:bucket/:name{.+}', tellOfFile(parts))
  app.get('/object/info/:bucket/:name{.+}', tellOfFile(parts))
  app.get('/object/public/:bucket/:name{.+}', downloadPublic(parts))
  app.get('/object/authenticated/:bucket/:name{.+}', downloadFile(parts))
  app.get('/object/:bucket/:name{.+}', downloadFile(parts))
  app.on(['POST', 'PUT'], '/object/:bucket/:name{.+}', uploadFile(parts))
  app.delete('/object/:bucket', upToOneMegabyte, removeFiles(parts))
  app.delete('/object/:bucket/:name{.+}', removeFile(parts))
  app.all('*', unknownInStorage)
  return app
}

// The client of today leaves the word out.
const privately = (path: string) => [`/object/authenticated/${path}`, `/object/${path}`]
