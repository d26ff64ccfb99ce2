import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { Ruin } from './ruin.tsx'

/** What the server draws at once and the browser fetches when it is wanted. */
export const islands = { banner: Banner, footer: Footer, menu: MenuPanel, ruin: Ruin }
