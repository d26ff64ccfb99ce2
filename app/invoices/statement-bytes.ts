/** The largest file of a bank that is read; a year of an organisation like ours is a tenth of it. */
export const statementBytes = 10 * 1024 * 1024
