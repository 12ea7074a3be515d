/** For __PICTURES__, where the build writes the sizes of the pictures: every name has one. */
const picture = { width: 1300, height: 1000, hash: '0a1b2c3d', widths: { avif: [320, 1300], webp: [720] } }
export const anyPicture = new Proxy({}, { get: () => picture })
