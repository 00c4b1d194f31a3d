import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/**
 * Loads Inter after the page is drawn: in the critical path the file would delay the first paint by 0.4 s. Until then a
 * stand-in with nearly the same measures is used (tokens.css), so that the page hardly moves.
 */
export async function loadFont() {
  const inter = new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900' })
  await inter.load().then(
    () => document.fonts.add(inter),
    // The stand-in is good enough to continue with.
    () => undefined,
  )
}
