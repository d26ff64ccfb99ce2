/** What a recording of the audio guide may weigh: five minutes of a voice are as many megabytes. */
export const recordingBounds = {
  fileBytes: 30 * 1024 * 1024,
  /** So much of a form is read, so that whoever sends somewhat more is told why. */
  formBytes: 60 * 1024 * 1024,
}
