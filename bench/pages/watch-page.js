// Runs inside the page before any of its scripts. It's plain JavaScript, because the browser reads it unchanged.
//
// `usable` is when React has taken over the form's first field, so that it responds to the person. React marks such
// elements, both on a hydrated page and on one drawn in the browser.
{
  const watched = { shift: 0 }

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (watched.largestPaint = startTime))
  observe('layout-shift', ({ value }) => (watched.shift += value))
  requestAnimationFrame(look)

  globalThis.benchReport = () => ({
    milestones: watched,
    arrivals: ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .map(({ name, responseEnd }) => ({ url: name, at: responseEnd })),
  })

  function look() {
    const field = document.querySelector('form input:not([type=hidden])')
    // This callback runs before the frame is drawn, so only the next frame follows the paint.
    if (field?.checkVisibility()) requestAnimationFrame((now) => (watched.formVisible ??= now))
    const taken = field && Object.keys(field).some((key) => key.startsWith('__reactProps$'))
    if (!taken || watched.formVisible === undefined) return requestAnimationFrame(look)
    watched.usable = performance.now()
    tellWhenPainted()
  }

  // The browser reports its paints with a delay, which is long on a busy machine.
  function tellWhenPainted() {
    const known = watched.firstPaint !== undefined && watched.largestPaint !== undefined
    if (known) console.debug('bench: usable')
    else setTimeout(tellWhenPainted, 100)
  }

  function observe(type, note) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  }
}
