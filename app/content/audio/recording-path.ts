/** What the file of a recording may be called: nothing that leads out of its folder, and a kind that browsers play. */
export const recordingName = /^[a-z0-9][a-z0-9.-]*\.(?:mp3|m4a|ogg|opus)$/

/** Where the recording of a stop is heard; null where there is none. */
export function recordingPath(file: string | undefined): string | null {
  return file === undefined ? null : `/recordings/${file}`
}
