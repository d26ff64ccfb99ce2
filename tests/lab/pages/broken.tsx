export default function Broken(): never {
  throw new Error('a secret of the inside')
}

export { head } from '../room.tsx'
