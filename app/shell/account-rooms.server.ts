import type { AccountRoom } from '../accounts/account-room.ts'

/** The rooms that have something in everybody's account, in the order in which they are asked. */
export const accountRooms: readonly AccountRoom[] = []
