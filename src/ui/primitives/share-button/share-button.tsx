import { copyText } from "#src/data/browser/copy-text";
import { useStores } from "#src/data/stores/store-context";
import { Button } from "#src/ui/primitives/button/button";

/** Hands the address of this page to another app; where the browser cannot, it is copied, or told. */
export function ShareButton({ title }: { title: string }) {
  const store = useStores();
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if (await handedOver({ title, url })) return;
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

/** True where the visitor chose an app, or chose none; false where the browser cannot ask, or not now. */
async function handedOver(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
