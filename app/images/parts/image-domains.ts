import { createContext } from 'react'

/** The outside domains whose pictures are resized; set once, around the whole document. */
export const ImageDomains = createContext<readonly string[]>([])
