/** Where the words of every process of a run are kept until its end. */
export const logFolder = '.cache/test-logs'
