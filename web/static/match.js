// The arrow keys, Home and End go from step to step.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select, textarea")) return;
  const way = document.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
  if (way) {
    event.preventDefault();
    way.click();
  }
});
