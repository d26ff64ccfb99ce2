/** From the courtyard to the stands, the rotunda, the lecture hall and the café without a single step. */
export function StepFreeWay() {
  return (
    <g className="plan-step-free">
      <path d="M125 546V485H191.5V361.5H344V302H425" />
      <path d="M425 302A65 65 0 0 1 555 302H636V361.5H788.5V466" />
      <path d="M425 302A65 65 0 0 0 555 302" />
      <path d="M490 237V152" />
    </g>
  )
}
