export function Lock() {
  return (
    <svg
      viewBox="0 0 22 22"
      aria-hidden="true"
      className="size-5 shrink-0 fill-none stroke-current stroke-[1.4]"
    >
      <path d="M4.5 10h13v9h-13zM7.5 10V7a3.5 3.5 0 0 1 7 0v3M11 13.5v2" />
    </svg>
  )
}
