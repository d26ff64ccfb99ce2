// While a table is being taken over, the page looks again by itself.
if (document.querySelector('[data-running]')) {
  setTimeout(() => location.replace(location.pathname), 2_000)
}
