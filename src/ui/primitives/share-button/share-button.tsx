import { copyText } from "#src/data/browser/copy-text";
import { shareNatively } from "#src/data/browser/share-natively";
import { useStores } from "#src/data/stores/store-context";
import { Button } from "#src/ui/primitives/elements";

/** Shares the address of this page with another app; otherwise copies it, or shows it in a toast. */
export function ShareButton({ title }: { title: string }) {
  const store = useStores();
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if (await shareNatively({ title, url })) return;
    await store.notify(
      (await copyText(url))
        ? { tone: "success", en: "The link is copied." }
        : { tone: "info", en: `The link to this page: ${url}` },
    );
  };
  return (
    <Button size="small" data-only="scripts" onClick={() => void share()}>
      Share
    </Button>
  );
}
