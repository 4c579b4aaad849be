// Reloads the page when the content has changed, or the preview was restarted.
const { revision } = document.documentElement.dataset;
new EventSource("/events").addEventListener("message", ({ data }) => {
  if (data !== revision) location.reload();
});
