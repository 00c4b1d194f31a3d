import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/**
 * Loads Inter after the page stands. Its stand-in has the same measures (tokens.css), so that nothing
 * moves; in the critical path the file would cost the first paint 0.4 s.
 */
export async function loadFont() {
  const inter = new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900' })
  try {
    document.fonts.add(await inter.load())
  } catch {
    // The stand-in is good enough to go on with.
  }
}
