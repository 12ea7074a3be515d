// What the rail, the bars and the sheets of the frame are told.
import type { OfficeArea, OfficeTab } from './office-tabs.ts'

export type OpenSheet = 'find' | 'more' | 'theme' | 'keys'

export type FrameParts = {
  area: OfficeArea
  groups: OfficeTab[][]
  current: OfficeTab | undefined
  onOpen: (sheet: OpenSheet) => void
}
