// Runs inside the page before any of its scripts. It's plain JavaScript, because the browser runs it unchanged.
//
// `usable` is when the form's first field starts to respond, because React has attached to it. React marks such
// elements, whether they were hydrated or rendered in the browser.
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
    // This callback runs before the frame is painted, so the time of the next frame is used.
    if (field?.checkVisibility()) requestAnimationFrame((now) => (watched.formVisible ??= now))
    const taken = field && Object.keys(field).some((key) => key.startsWith('__reactProps$'))
    if (!taken || watched.formVisible === undefined) return requestAnimationFrame(look)
    watched.usable = performance.now()
    tellWhenPainted()
  }

  // The browser reports paints with a delay, which can be long on a busy machine.
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
