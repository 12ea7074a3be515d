// Services with which people may sign in. The server names them in the document; where there are none nothing is loaded.
import { lazy } from 'react'

/** As the document has it: [["google", "Google"]]. */
export const otherWays = () => document.querySelector<HTMLMetaElement>('meta[name="sign-in-with"]')?.content

export const OtherWays = lazy(() => import('./other-ways-buttons.tsx'))
