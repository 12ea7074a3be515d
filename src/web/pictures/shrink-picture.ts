// Makes a large photograph small before it is sent: a phone's twelve million pixels cost data and minutes on a slow line,
// and no page shows them.

const usualSide = 2400
const lightBytes = 1024 * 1024
const quality = 0.88

/** Unchanged if it is small already or this browser cannot read it: then the server decides. */
export async function shrinkPicture(file: File, longestSide = usualSide): Promise<Blob> {
  if (file.size <= lightBytes && longestSide === usualSide) return file
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const smaller = await draw(bitmap, longestSide)
  bitmap.close()
  return smaller && smaller.size < file.size ? smaller : file
}

function draw(bitmap: ImageBitmap, longestSide: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // Transparent pixels become white, as on the server.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
}
