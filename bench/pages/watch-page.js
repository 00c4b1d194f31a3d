// Runs inside the page before any script of its own; plain JavaScript, because the browser reads it
// as it is.
//
// Usable means that React has taken the form's first field over: from then on what a person does is
// answered. React marks such elements, on a hydrated page and on one drawn in the browser alike.
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
    // This frame is drawn only after us, so the next one is the first that follows the paint.
    if (field?.checkVisibility()) requestAnimationFrame((now) => (watched.formVisible ??= now))
    const taken = field && Object.keys(field).some((key) => key.startsWith('__reactProps$'))
    if (!taken || watched.formVisible === undefined) return requestAnimationFrame(look)
    watched.usable = performance.now()
    tellWhenPainted()
  }

  // The browser reports its paints a while after they happened, on a busy machine a long while.
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
