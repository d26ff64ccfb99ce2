import { createContext } from 'react'

/** Whether whoever reads this page may do something here; forms are not shown to who may not. */
export const MayAct = createContext(true)
