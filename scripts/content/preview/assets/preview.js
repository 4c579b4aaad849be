// Loads the page again when the content has changed, or the preview was started again.
const { revision } = document.documentElement.dataset;
new EventSource("/events").addEventListener("message", ({ data }) => {
  if (data !== revision) location.reload();
});
