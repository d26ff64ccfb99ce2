// On the field and with the lines of app/ui/icon.tsx; only this room has a use for them.
const paths = {
  camera: 'M3 7h4l1.5-2.5h5L15 7h4v11H3zM11 9.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  ruler: 'M2.5 7.5h17v7h-17zM6 7.5v3M9.3 7.5v3M12.7 7.5v3M16 7.5v3',
}

export function WallIcon({ name, className = '' }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={20}
      height={20}
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="square"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  )
}
