// The props that the rail, the bars and the sheets of the frame share.
import type { OfficeArea, OfficeTab } from '#web/office/tabs.ts'

export type OpenSheet = 'find' | 'more' | 'mine' | 'keys'

export type FrameParts = {
  area: OfficeArea
  groups: OfficeTab[][]
  current: OfficeTab | undefined
  onOpen: (sheet: OpenSheet) => void
}
