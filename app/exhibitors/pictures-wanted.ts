/** How many pictures a participant's page shows. */
export const picturesWanted = { least: 3, most: 10 }
