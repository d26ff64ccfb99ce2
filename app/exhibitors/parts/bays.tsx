// They stand on the account's first page too, which knows nothing of exhibitors.
export { Bays } from '../../accounts/parts/bays.tsx'
