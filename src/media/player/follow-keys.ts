/** What the keys of a player do, letters in small ones. */
export type KeyActs = Readonly<Record<string, (() => void) | undefined>>;

/** Lets keys act wherever in a player the focus is. Gives the end of it. */
export function followKeys(
  player: HTMLElement,
  acts: (event: KeyboardEvent) => KeyActs,
): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    // Space presses the button that has the focus.
    if (key === " " && (target as Element).closest("button")) return;
    const act = acts(event)[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  player.addEventListener("keydown", press);
  return () => player.removeEventListener("keydown", press);
}
