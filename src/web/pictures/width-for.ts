/** Of the files of a srcset the smallest that is wide enough, else the widest. */
export function widthFor(sourceSet: string, wanted: number): string | undefined {
  const files = sourceSet.split(', ').map(file => file.split(' '))
  const isEnough = ([, width = '']: string[]) => Number.parseInt(width, 10) >= wanted
  return (files.find(isEnough) ?? files.at(-1))?.[0]
}
