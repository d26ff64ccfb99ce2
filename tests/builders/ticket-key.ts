/** The key of tests: sites and tills that share a database seal by one. */
export const ticketKey = 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g'
