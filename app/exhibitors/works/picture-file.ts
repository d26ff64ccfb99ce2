/** How a picture is asked for: its id and one of its sizes. */
export const pictureFile = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(small|large)\.webp$/
