import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/**
 * Loads Inter after the page stands. Its stand-in has nearly the same measures (tokens.css); in the critical path the
 * file would cost the first paint 0.4 s.
 */
export async function loadFont(
  putIn: (inter: FontFace) => void = (inter) => void document.fonts.add(inter),
) {
  const inter = new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900' })
  // Where it does not come, the stand-in is good enough to go on with.
  await inter.load().then(putIn, () => undefined)
}
