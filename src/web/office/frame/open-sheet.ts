import { createContext, use } from 'react'

export type OpenSheet = 'find' | 'more' | 'mine' | 'keys'
export type Open = (sheet: OpenSheet) => void

export const OpenSheetContext = createContext<Open>(() => {})

/** Opens one of the frame's sheets, from any page. */
export const useOpenSheet = () => use(OpenSheetContext)
