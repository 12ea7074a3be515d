import { createContext } from 'react'

// What the page that is being rendered is called, without our name; empty for the home page.
export const PageTitleContext = createContext('')
