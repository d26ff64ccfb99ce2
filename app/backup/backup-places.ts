/** What a backup is: a folder with the database, the files, the keys, and the sums of them all. */
export const dumpFile = 'database.jsonl.gz'
export const uploadsFolder = 'uploads'
/** Pictures that lie at a store in a bucket, by their keys. */
export const bucketFolder = 'bucket'
export const keysFolder = 'keys'
/** Of every file its SHA-256, as `sha256sum --check` reads it. It is written last. */
export const sumsFile = 'SHA256SUMS'

/** A backup leaves its mark by touching this file in DATA_DIR; the page of health reads it. */
export const backupMark = 'last-backup'
/** Where the site that holds an embedded database is asked for a dump; only who owns the folder reaches it. */
export const socketFile = 'backup.sock'

export const isKey = (name: string) => /^ticket-key.*\.pem$/.test(name)
