import { Room } from '../room.tsx'

// A file of its own, so that this page is a chunk of its own.
export default function Drawer(props: Parameters<typeof Room>[0]) {
  return <Room {...props} />
}

export { head } from '../room.tsx'
