export type Role = 'admin' | 'box-office' | 'door' | 'requests'

/** Somebody who has signed in. Visitors never do. */
export type Person = { id: string; email: string; name: string; role: Role }
