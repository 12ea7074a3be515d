import { createContext } from 'react'

// What the page that is being rendered is called, without our name; empty where there is none.
export const PageTitleContext = createContext('')
